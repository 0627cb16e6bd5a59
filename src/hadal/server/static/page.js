// A plain page until the real client is built: lists tables, lays and joins them, and plays with buttons.

const main = document.getElementById("main");
const fault = document.getElementById("fault");

async function ask(method, path, body) {
  fault.textContent = "";
  const init = { method, headers: { "content-type": "application/json" } };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch("/api" + path, init);
  const found = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) {
    if (answer.status !== 401) fault.textContent = found.text;
    throw new Error(found.code);
  }
  return found;
}

function element(kind, text = "", ...inside) {
  const made = document.createElement(kind);
  made.textContent = text;
  made.append(...inside);
  return made;
}

function button(text, act) {
  const made = element("button", text);
  made.addEventListener("click", () => act().catch(() => {}));
  return made;
}

function show(...parts) {
  main.replaceChildren(...parts);
}

async function introduce() {
  const name = element("input");
  name.maxLength = 24;
  name.setAttribute("aria-label", "Your nickname");
  name.placeholder = "Your nickname";
  const form = element("form", "", name, element("button", "Come in"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ask("POST", "/me", { name: name.value }).then(begin, () => {});
  });
  show(form);
}

async function lay(game, seats, start) {
  const table = await ask("POST", "/tables", { game, seats, start });
  location.href = "/t/" + table.id;
}

function seated(table) {
  return table.seats.map((seat) => seat.name || seat.kind).join(", ");
}

async function home() {
  const bot = { kind: "bot", bot: "greedy" };
  const parts = [element("h2", "New table")];
  for (const game of await ask("GET", "/games")) {
    parts.push(button(`${game.title}: play against a bot`, () => lay(game.name, [{ kind: "me" }, bot], true)));
    parts.push(button(`${game.title}: table for three`, () =>
      lay(game.name, [{ kind: "me" }, { kind: "open" }, { kind: "open" }], false)));
  }
  for (const list of ["mine", "open", "live"]) {
    const { tables } = await ask("GET", "/tables?list=" + list);
    const items = tables.map((table) => {
      const link = element("a", `${table.game}: ${seated(table)} (${table.status})`);
      link.href = "/t/" + table.id;
      return element("li", "", link);
    });
    parts.push(element("h2", { mine: "Your tables", open: "Open tables", live: "Tables to watch" }[list]));
    parts.push(items.length ? element("ul", "", ...items) : element("p", "None."));
  }
  show(...parts);
}

function lobby(table, path) {
  const acts = [];
  const invite = new URLSearchParams(location.hash.slice(1)).get("invite");
  if (table.status === "lobby") {
    if (table.viewer === undefined) acts.push(button("Sit down", () => ask("POST", path + "/join", invite ? { invite } : {})));
    else acts.push(button("Leave", () => ask("POST", path + "/leave")));
    if (table.hosting) acts.push(button("Start, with bots on empty seats", () => ask("POST", path + "/start", { fill: "bots" })));
    for (const seat of table.seats) {
      if (seat.invite) acts.push(element("p", `Invite for seat ${seat.seat}: ${location.origin}/t/${table.id}#invite=${seat.invite}`));
    }
  }
  if (table.status === "over" && table.viewer !== undefined) {
    acts.push(button("Rematch", async () => { location.href = "/t/" + (await ask("POST", path + "/rematch")).id; }));
  }
  return acts;
}

function atTable(id) {
  const path = "/tables/" + id;
  const head = element("h2"), seats = element("div"), asked = element("p"), choices = element("div"), log = element("pre");
  choices.id = "choices";
  asked.setAttribute("aria-live", "assertive");
  log.setAttribute("aria-live", "polite");
  show(head, seats, asked, choices, element("h3", "What happened"), log);
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/ws" + path);
  let seq = 0;
  const say = (message) => socket.send(JSON.stringify(message));
  const write = (text) => { log.textContent = text + "\n" + log.textContent; };
  const standing = (now) => {
    asked.textContent = now.question ? now.question.text : now.asked.text || "";
    if (now.winners) asked.textContent = `Over. Scores: ${now.scores.join(", ")}`;
    choices.replaceChildren(...((now.question && now.question.choices) || []).map((choice) =>
      button(choice.text || choice.name, async () =>
        say({ type: "move", seq, id: crypto.randomUUID ? crypto.randomUUID() : String(Math.random()), actions: [choice.action] }))));
  };
  const told = {
    table: (m) => {
      head.textContent = `${m.game}: ${seated(m)} (${m.status})`;
      seats.replaceChildren(...lobby(m, path));
    },
    refused: (m) => { fault.textContent = m.text; },
    chat: (m) => write(`${m.name}: ${m.text}`),
    bye: () => write("The server closes; this page comes back by itself."),
  };
  socket.addEventListener("open", () => say({ type: "hello" }));
  socket.addEventListener("message", (event) => {
    const m = JSON.parse(event.data);
    if (m.seq !== undefined && m.standing) seq = m.seq;
    for (const line of m.lines || []) write(`${line.who}: ${line.deeds.join(", ")}`);
    if (m.standing) standing(m.standing);
    if (told[m.type]) told[m.type](m);
  });
  socket.addEventListener("close", (event) => {
    if (event.code < 4000) setTimeout(() => atTable(id), 2000);
  });
}

async function begin() {
  const link = new URLSearchParams(location.hash.slice(1)).get("me");
  if (link) {
    history.replaceState(null, "", "/");
    await ask("POST", "/me/claim", { token: link });
  }
  let me;
  try {
    me = await ask("GET", "/me");
  } catch {
    return introduce();
  }
  document.getElementById("me").textContent = me.name;
  const table = location.pathname.match(/^\/t\/([\w-]+)$/);
  return table ? atTable(table[1]) : home();
}

begin().catch(() => {});
