// Checks the layout of the page as it is on the screen. Returns what is wrong, one line each, and where the board is.
//
// Text is measured line by line, as rendered: with zoom, transforms and the scale of SVG. Of each line only the letters
// count, not the whole line box. Behind an open dialog nothing is checked.
({ floor, selector }) => {
  const SLACK = 1.5; // pixels: rounding, and letters that lean out of their box
  const faults = new Set();
  const styles = new Map();
  const style = (el) => {
    let known = styles.get(el);
    if (!known) styles.set(el, (known = getComputedStyle(el)));
    return known;
  };
  const short = (text) => text.replace(/\s+/g, " ").trim().slice(0, 40);
  const name = (el) => {
    const part = (one) => {
      const classes = (one.getAttribute("class") ?? "")
        .split(/\s+/)
        .filter((word) => word && !/^s(velte)?-/.test(word));
      return (
        one.tagName.toLowerCase() +
        classes
          .slice(0, 2)
          .map((word) => `.${word}`)
          .join("")
      );
    };
    const up = el.parentElement;
    return up ? `${part(up)} > ${part(el)}` : part(el);
  };
  const fault = (kind, el, text) => faults.add(`${kind}: "${short(text)}" in ${name(el)}`);

  const over = [...document.querySelectorAll("dialog[open], .tsheet, section.end")]
    .filter((el) => el.checkVisibility())
    .at(-1);
  const root = over ?? document.body;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  // How much larger an element is drawn than its style says.
  const scales = new Map();
  const scale = (el) => {
    if (!el || el === document.documentElement) return 1;
    const known = scales.get(el);
    if (known !== undefined) return known;
    let factor;
    if (el instanceof SVGGraphicsElement) {
      const matrix = el.getScreenCTM();
      factor = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    } else {
      const { transform, zoom } = style(el);
      const matrix = transform === "none" ? null : new DOMMatrixReadOnly(transform);
      const flat = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
      factor = scale(el.parentElement) * flat * (Number(zoom) || 1);
    }
    scales.set(el, factor);
    return factor;
  };

  // What an element leaves visible of its content, and how text behaves that does not fit.
  const clips = (el) => {
    const { overflowX: x, overflowY: y } = style(el);
    return {
      x: x !== "visible",
      y: y !== "visible",
      scrollX: x === "auto" || x === "scroll",
      scrollY: y === "auto" || y === "scroll",
    };
  };
  const inner = (el) => {
    const box = el.getBoundingClientRect();
    return { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
  };
  const clamped = (el) => {
    const lines = style(el).webkitLineClamp;
    return lines && lines !== "none" ? Number(lines) : 0;
  };

  const hidden = (el) => {
    for (let at = el; at && at !== document.body; at = at.parentElement) {
      const s = style(at);
      if (s.clipPath !== "none" && s.position === "absolute" && at.clientWidth <= 2) return true; // for screen readers
      if (s.clipPath.startsWith("inset(50%")) return true;
      if (at.matches(".skip")) return true; // shown when it has the focus
    }
    return false;
  };

  const region = (el) =>
    el.closest(".prompt, .board, .sea, .dock, .mat, .rivals, .foes, .rail, .top, .strips, .zone-tabs, .side");
  // Everything answers to a point, so that what covers what can be asked. A page made plain for many checks does so already.
  const reach = new CSSStyleSheet();
  if (!document.adoptedStyleSheets.some((sheet) => sheet.reaches)) {
    reach.replaceSync("*, *::before, *::after { pointer-events: auto !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, reach];
  }

  // Texts of a prompt that nobody can do without. On a phone and on a desk the small print of a button may end early,
  // on a desk also the line below the question: pointing at a button shows the whole.
  const phone = innerWidth <= 600 || innerHeight <= 480;
  const tablet = !phone && innerWidth < 1000 && innerHeight > 900;
  const needed = tablet ? ".prompt" : phone ? ".prompt :is(.words, .btn .main)" : ".prompt .btn .main";

  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data;
    const el = node.parentElement;
    if (
      !text.trim() ||
      !el ||
      ["SCRIPT", "STYLE", "TITLE", "DESC", "OPTION", "TEXTAREA"].includes(el.tagName.toUpperCase())
    )
      continue;
    if (!el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || hidden(el)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(style(el).fontSize) * scale(el);
    let rects = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (!rects.length || size === 0) continue;
    if (size < floor - 0.05) fault(`smaller than ${floor} px (${size.toFixed(1)})`, el, text);

    // Lines below a clamp are not drawn.
    for (let at = el; at && at !== root; at = at.parentElement) {
      if (!clamped(at)) continue;
      const bottom = at.getBoundingClientRect().bottom;
      const own = parseFloat(style(el).lineHeight); // what is clamped may have lines of several heights
      const one = Math.min(parseFloat(style(at).lineHeight), own || Infinity) * scale(at);
      const whole = at.getBoundingClientRect().height + SLACK >= Math.min(clamped(at), rects.length) * one * 0.95;
      if (!whole) fault("cut inside a clamped line", el, text);
      const drawn = rects.filter((box) => (box.top + box.bottom) / 2 < bottom);
      if (drawn.length < rects.length && el.closest(needed)) fault("shortened", el, text);
      rects = drawn;
    }

    for (const box of rects) {
      const middle = (box.top + box.bottom) / 2;
      let seen = { left: box.left, right: box.right, top: middle - size * 0.36, bottom: middle + size * 0.36 };
      const ink = { ...seen };
      let gone = false;
      let ended = false; // by an ellipsis
      for (let at = el; at && at !== document.documentElement; at = at.parentElement) {
        const { position } = style(at);
        const clip = clips(at);
        const ends = style(at).textOverflow === "ellipsis" && clip.x;
        ended ||= ends;
        if (clip.x || clip.y) {
          const edge = inner(at);
          if (clip.x && (seen.left < edge.left - SLACK || seen.right > edge.right + SLACK)) {
            if (!clip.scrollX && !ended) fault("cut", el, text);
            seen.left = Math.max(seen.left, edge.left);
            seen.right = Math.min(seen.right, edge.right);
            const shown = seen.right - edge.left; // with what stands before it
            if (ends && shown < Math.min(2.5 * size, ink.right - ink.left) - SLACK) {
              fault("nearly nothing left before the ellipsis", el, text);
            }
          }
          if (clip.y && (seen.top < edge.top - SLACK || seen.bottom > edge.bottom + SLACK)) {
            if (!clip.scrollY && !clamped(at)) fault("cut", el, text);
            seen.top = Math.max(seen.top, edge.top);
            seen.bottom = Math.min(seen.bottom, edge.bottom);
          }
          if (seen.right - seen.left < 1 || seen.bottom - seen.top < 1) gone = true;
        }
        if (position === "fixed") break;
      }
      if (gone) continue;
      if (
        seen.left < screen.left - SLACK ||
        seen.top < screen.top - SLACK ||
        seen.right > screen.right + SLACK ||
        seen.bottom > screen.bottom + SLACK
      ) {
        fault("off the screen", el, text);
      }
      const button = el.closest("button, a.btn, .btn, summary, .tag, .badge, .cell");
      if (button && !ended) {
        let apart = false; // a mark at the edge of the button, put there on purpose
        for (let at = el; at && at !== button; at = at.parentElement)
          apart ||= ["absolute", "fixed"].includes(style(at).position);
        const frame = button.getBoundingClientRect();
        const out =
          seen.left < frame.left - SLACK ||
          seen.right > frame.right + SLACK ||
          seen.top < frame.top - SLACK ||
          seen.bottom > frame.bottom + SLACK;
        if (!apart && out) fault("outside its button", el, text);
      }
      const part = region(el);
      if (part && part !== root) {
        const top = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
        const above = top && !top.contains(el) ? region(top) : null;
        if (above && above !== part && !part.contains(above) && !above.contains(part))
          fault(`covered by ${name(above)}`, el, text);
        const [zone, other] = [el.closest(".zone"), top?.closest(".zone")]; // of the board
        if (zone && other && zone !== other && !other.contains(zone) && !zone.contains(other))
          fault(`covered by ${name(other)}`, el, text);
      }
      lines.push({ el, node, text, size, ...seen });
    }
  }

  // Buttons: on the screen, not clipped, not covered.
  for (const button of root.querySelectorAll("button, a.btn")) {
    if (!button.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || hidden(button)) continue;
    const box = button.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    let scrolled = false;
    for (let at = button.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      const clip = clips(at);
      if (clip.scrollX || clip.scrollY) scrolled = true;
      const edge = inner(at);
      const out =
        (clip.x && (box.left < edge.left - 4 || box.right > edge.right + 4)) ||
        (clip.y && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4));
      if (out && !scrolled) {
        fault("button cut off", button, button.textContent || button.ariaLabel || "");
        break;
      }
    }
    if (scrolled) continue;
    const what = button.textContent.trim() || button.ariaLabel || "";
    if (box.left < -SLACK || box.top < -SLACK || box.right > innerWidth + SLACK || box.bottom > innerHeight + SLACK) {
      fault("button off the screen", button, what);
    } else if (button.matches(".btn, .tool, [role=tab]")) {
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (top && !button.contains(top) && !top.contains(button)) fault(`button covered by ${name(top)}`, button, what);
    }
  }

  // A select shows what is chosen on one line. A copy says how wide it would like to be.
  for (const select of root.querySelectorAll("select")) {
    if (!select.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || hidden(select)) continue;
    if (style(select).textOverflow === "ellipsis") continue;
    const copy = select.cloneNode(true);
    const chosen = select.selectedOptions[0]?.cloneNode(true);
    copy.replaceChildren(...(chosen ? [chosen] : []));
    copy.style.cssText = "position: fixed; visibility: hidden; width: max-content; max-width: none; flex: none";
    select.after(copy);
    if (copy.offsetWidth > select.offsetWidth + SLACK) fault("cut", select, chosen?.textContent ?? "");
    copy.remove();
  }

  const opaque = (el) => {
    const s = style(el);
    const alpha = /(?:rgba\(.*,|\/)\s*([\d.]+)\)$/.exec(s.backgroundColor)?.[1] ?? "1";
    const filled = Number(alpha) > 0.7;
    return (
      filled ||
      s.backgroundImage !== "none" ||
      ["IMG", "IMAGE", "RECT", "PATH", "SVG"].includes(el.tagName.toUpperCase())
    );
  };

  // Marks (badges, locks, worths) beside or over a card never cover its words or its formula.
  const cover = (piece, box, text) => {
    const owner = piece.closest("[data-card]")?.parentElement?.parentElement;
    for (const part of [0.06, 0.5, 0.94]) {
      const x = box.left + (box.right - box.left) * part;
      const stack = document.elementsFromPoint(x, (box.top + box.bottom) / 2);
      const own = stack.findIndex((el) => el.contains(piece) || piece.contains(el));
      const mark = stack.slice(0, Math.max(own, 0)).find((el) => !el.closest("[data-card]") && opaque(el));
      if (mark && owner?.contains(mark)) return fault(`covered by the mark ${name(mark)}`, piece, text);
    }
  };
  for (const { el, text, ...box } of lines) if (el.closest("[data-card]")) cover(el, box, text);
  for (const part of root.querySelectorAll("[data-card] .formula > *")) {
    if (part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      cover(part, part.getBoundingClientRect(), part.textContent || "formula");
  }

  // Texts over texts. A text that an opaque card covers is not read together with the one on the card.
  lines.sort((a, b) => a.top - b.top);
  for (let i = 0; i < lines.length; i += 1) {
    const a = lines[i];
    for (let j = i + 1; j < lines.length && lines[j].top < a.bottom; j += 1) {
      const b = lines[j];
      if (a.node === b.node) continue;
      const left = Math.max(a.left, b.left),
        right = Math.min(a.right, b.right);
      const top = Math.max(a.top, b.top),
        bottom = Math.min(a.bottom, b.bottom);
      if (right - left < 2.5 || bottom - top < 2.5) continue;
      const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      const ends = [
        stack.findIndex((el) => el === a.el || a.el.contains(el)),
        stack.findIndex((el) => el === b.el || b.el.contains(el)),
      ];
      if (ends.includes(-1)) continue; // one of them is not painted there
      const [upper, lower] = ends[0] < ends[1] ? [a, b] : [b, a];
      const first = Math.max(0, Math.min(...ends)),
        last = Math.max(...ends);
      const between = stack.slice(first, last < 0 ? undefined : last).filter((el) => !el.contains(lower.el));
      if (between.some(opaque)) continue;
      faults.add(`overlap: "${short(a.text)}" and "${short(b.text)}" in ${name(a.el)}, ${name(b.el)}`);
    }
  }
  if (document.adoptedStyleSheets.includes(reach)) {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== reach);
  }

  const page = document.documentElement;
  const still = document.querySelector(".drawn");
  if (page.scrollWidth > page.clientWidth + 1)
    faults.add(`the page is ${page.scrollWidth} wide on a screen of ${page.clientWidth}`);
  if (still && page.scrollHeight > page.clientHeight + 1)
    faults.add(`the table is ${page.scrollHeight} high on a screen of ${page.clientHeight}`);
  const places = {};
  for (const [key, what] of Object.entries(selector)) {
    const box = document.querySelector(what)?.getBoundingClientRect();
    if (box) places[key] = [box.left, box.top, box.width, box.height].map((n) => Math.round(n));
  }
  return { faults: [...faults], places };
};
