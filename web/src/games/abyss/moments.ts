// The great moments of Abyss, drawn over the table. Each lasts at most MOMENT_MS and moves by transform and opacity only.
import "./moments.css";
import { both, circle, each, p, polar, rep, ribbon } from "../../art/geom";
import type { Effect, EffectPart } from "../../board/motion";
import { FEATURE_MS } from "../../board/timing";
import type { View } from "../../board/view";
import { kindOf } from "./constants";
import { LORDS } from "./facts";
import { ARRIVALS, EVENTS } from "./ids";

const BOUNCE = "cubic-bezier(.3,1.4,.5,1)";
const OUT = "cubic-bezier(.16,1,.3,1)";

const svg = (box: string, inner: string, cls = ""): string => `<svg viewBox="${box}" class="${cls}">${inner}</svg>`;
const use = (id: string): string => `<svg viewBox="0 0 64 64"><use href="#i-${id}"/></svg>`;

/** Light around a card that rises. */
function rays(guild: string): Effect {
  const beam = (i: number): string => {
    const [ax, ay] = polar(0, 0, 190, i * 22.5 - 4);
    const [bx, by] = polar(0, 0, 190, i * 22.5 + 4);
    return p(`M0 0L${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}Z`, "url(#moment-ray)");
  };
  const light =
    `<defs><radialGradient id="moment-ray" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="190">` +
    `<stop offset=".3" stop-color="var(--guild, var(--brass-hi))" stop-opacity=".85"/>` +
    `<stop offset="1" stop-color="var(--guild, var(--brass-hi))" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="moment-halo"><stop offset=".35" stop-color="var(--brass-hi)" stop-opacity=".7"/>` +
    `<stop offset="1" stop-color="var(--brass-hi)" stop-opacity="0"/></radialGradient></defs>`;
  return {
    at: ["board"],
    square: true,
    grow: 0.62,
    markup: `<div class="moment-rays" data-guild="${guild}">${svg(
      "-200 -200 400 400",
      `${light}<g class="turning">${rep(16, beam)}</g><circle class="halo" r="150" fill="url(#moment-halo)"/>`,
    )}</div>`,
    parts: [
      {
        select: ".turning",
        frames: [{ transform: "rotate(-16deg) scale(.5)" }, { transform: "rotate(10deg) scale(1)" }],
        ms: FEATURE_MS,
        easing: OUT,
      },
      {
        select: ".moment-rays",
        frames: [
          { opacity: 0 },
          { opacity: 1, offset: 0.28 },
          { opacity: 0.9, offset: 0.62 },
          { opacity: 0, offset: 0.9 },
          { opacity: 0 },
        ],
        ms: FEATURE_MS,
      },
    ],
  };
}

/** Three keys meet and turn; the Location opens where they meet. */
function threeKeys(): Effect {
  const key = (n: number): string => `<span class="moment-key k${n}">${use("key")}</span>`;
  const parts = [0, 1, 2].map((n): EffectPart => {
    const [x, y] = polar(0, 0, 230, n * 120 - 90);
    const [nx, ny] = polar(0, 0, 62, n * 120 - 90);
    return {
      select: `.k${n}`,
      delay: n * 45,
      ms: 560,
      easing: "linear",
      frames: [
        { transform: `translate(${x}px, ${y}px) rotate(0deg) scale(.6)`, opacity: 0, easing: OUT },
        {
          transform: `translate(${nx}px, ${ny}px) rotate(0deg) scale(1)`,
          opacity: 1,
          offset: 0.5,
          easing: "ease-in-out",
        },
        { transform: `translate(${nx}px, ${ny}px) rotate(90deg) scale(1)`, opacity: 1, offset: 0.8, easing: "ease-in" },
        { transform: "translate(0, 0) rotate(90deg) scale(.3)", opacity: 0 },
      ],
    };
  });
  const ring = svg(
    "-100 -100 200 200",
    `<circle class="ring" r="60" fill="none" stroke="var(--brass-hi)" stroke-width="3"/>`,
  );
  return {
    at: ["board"],
    square: true,
    grow: 0.5,
    markup: `${ring}${key(0)}${key(1)}${key(2)}`,
    parts: [
      ...parts,
      {
        select: ".ring",
        delay: 380,
        ms: 480,
        easing: OUT,
        frames: [
          { transform: "scale(.2)", opacity: 0 },
          { transform: "scale(1)", opacity: 1, offset: 0.35 },
          { transform: "scale(1.7)", opacity: 0 },
        ],
      },
    ],
  };
}

/** A head falls: the Leviathan as it was sinks away, under three strokes of a claw. */
function headLost(zone: number): Effect {
  const claw = rep(
    3,
    (i) =>
      `<path class="claw c${i}" d="M${28 + i * 20} 4C${34 + i * 20} 40 ${26 + i * 18} 70 ${14 + i * 19} 108L${20 + i * 19} 106C${34 + i * 18} 70 ${42 + i * 20} 38 ${28 + i * 20} 4Z" fill="var(--brass-hi)"/>`,
  );
  return {
    at: [`zone:${zone}`],
    was: true,
    markup: `<div class="was"></div>${svg("0 0 100 110", claw)}`,
    parts: [
      {
        select: ".was",
        delay: 240,
        ms: 760,
        easing: "cubic-bezier(.5,0,.9,.6)",
        frames: [
          { transform: "translate(0, 0) rotate(0deg)", opacity: 1 },
          { transform: "translate(-3%, 6%) rotate(-4deg)", opacity: 0.9, offset: 0.3 },
          { transform: "translate(4%, 46%) rotate(14deg) scale(.86)", opacity: 0 },
        ],
      },
      ...[0, 1, 2].map((n): EffectPart => ({
        select: `.c${n}`,
        delay: n * 60,
        ms: 420,
        easing: OUT,
        frames: [
          { transform: "translateY(-60%) scaleY(.2)", opacity: 0 },
          { transform: "translateY(0) scaleY(1)", opacity: 1, offset: 0.4 },
          { transform: "translateY(14%) scaleY(1)", opacity: 0 },
        ],
      })),
    ],
  };
}

/** How a cube is turned to show each face. */
const SIDE: Readonly<Record<number, readonly [number, number]>> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
};

/** Dice roll in from the left and come to rest. */
function tumble(values: readonly number[]): Effect {
  const cube = (i: number): string =>
    `<div class="moment-die d${i}"><div class="cube u${i}">${each([1, 2, 3, 4, 5, 6], (n) => `<span class="side s${n}">${use(`die-${n}`)}</span>`)}</div></div>`;
  const parts = values.flatMap((value, i): EffectPart[] => {
    const [x, y] = SIDE[value] ?? [0, 0];
    const turns = (n: number): string => `rotateX(${x - 360 * n * (1 + i * 0.5)}deg) rotateY(${y - 450 * n}deg)`;
    return [
      {
        select: `.d${i}`,
        ms: 820,
        delay: i * 70,
        easing: "linear",
        frames: [
          { transform: "translate(-420px, -120px)", opacity: 0, easing: "ease-in" },
          { transform: "translate(-230px, 46px)", opacity: 1, offset: 0.3, easing: "ease-out" },
          { transform: "translate(-120px, -44px)", opacity: 1, offset: 0.5, easing: "ease-in" },
          { transform: "translate(-52px, 46px)", opacity: 1, offset: 0.7, easing: "ease-out" },
          { transform: "translate(-20px, 20px)", opacity: 1, offset: 0.82, easing: "ease-in" },
          { transform: "translate(0, 46px)", opacity: 1 },
        ],
      },
      {
        select: `.u${i}`,
        ms: 820,
        delay: i * 70,
        easing: "cubic-bezier(.2,.6,.4,1)",
        frames: [{ transform: turns(1) }, { transform: turns(0) }],
      },
    ];
  });
  return {
    at: ["board"],
    markup: `<div class="moment-dice">${each(values, (_, i) => cube(i))}</div>`,
    parts: [
      ...parts,
      // Stay long enough to be read.
      {
        select: ".moment-dice",
        delay: 900,
        ms: 290,
        frames: [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }],
      },
    ],
  };
}

/** Arms come up around a place. */
function tentacles(at: string[], grow: number): Effect {
  const arm = (points: [number, number, number][]): string => {
    const cups = points.slice(1, -1);
    return (
      p(ribbon(points), "url(#moment-arm)", ` stroke="var(--night-2)" stroke-width="1"`) +
      each(
        cups,
        ([x, y, w]) =>
          `<path d="${circle(x + w * 0.16, y, w * 0.2)}" fill="var(--kraken, var(--brass-hi))" opacity=".5"/>`,
      )
    );
  };
  const left = [
    `<g class="arm a0">${arm([
      [14, 132, 17],
      [6, 96, 14],
      [10, 66, 11],
      [22, 44, 8],
      [20, 26, 5],
      [12, 22, 2.5],
    ])}</g>`,
    `<g class="arm a1">${arm([
      [36, 134, 14],
      [30, 106, 11],
      [36, 86, 8],
      [44, 76, 5],
      [40, 68, 2.5],
    ])}</g>`,
  ].join("");
  const defs = `<defs><linearGradient id="moment-arm" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#efece2"/><stop offset="1" stop-color="#2b3238"/></linearGradient></defs>`;
  const sway = (deg: number): Keyframe[] => [
    { transform: "translateY(110px) rotate(0deg)", opacity: 0, easing: OUT },
    { transform: `translateY(0) rotate(${deg}deg)`, opacity: 1, offset: 0.4, easing: "ease-in-out" },
    { transform: `translateY(4px) rotate(${-deg}deg)`, opacity: 1, offset: 0.72, easing: "ease-in" },
    { transform: "translateY(110px) rotate(0deg)", opacity: 0 },
  ];
  return {
    at,
    grow,
    square: true,
    markup: `<div class="moment-arms">${svg("0 0 120 120", defs + both(left, 120))}</div>`,
    parts: [
      { select: ".a0", ms: 1150, frames: sway(4), easing: "linear" },
      { select: ".a1", ms: 1000, delay: 100, frames: sway(-6), easing: "linear" },
    ],
  };
}

/** The light goes out of the water: the last round begins. */
function dusk(): Effect {
  return {
    at: [],
    markup: `<div class="moment-dusk"></div>${svg(
      "0 0 100 100",
      `<g class="crowns">${rep(7, (i) => `<g transform="translate(${26 + i * 8} 42)"><g class="seventh n${i}"><use href="#i-influence" x="-3" y="-3" width="6" height="6"/></g></g>`)}</g>`,
    )}`,
    parts: [
      {
        select: ".moment-dusk",
        ms: 1200,
        frames: [{ opacity: 0 }, { opacity: 1, offset: 0.35 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }],
      },
      ...Array.from({ length: 7 }, (_, i): EffectPart => ({
        select: `.n${i}`,
        delay: 40 * i,
        ms: 1150 - 40 * i,
        easing: BOUNCE,
        frames: [
          { transform: "translateY(8px) scale(.2)", opacity: 0 },
          { transform: "translateY(0) scale(1)", opacity: 1, offset: 0.3 },
          { transform: "translateY(0) scale(1)", opacity: 1, offset: 0.75 },
          { transform: "translateY(-4px) scale(1)", opacity: 0 },
        ],
      })),
    ],
  };
}

/** The moments of one entry, at most one of a kind. */
export function moments(events: readonly (readonly number[])[], _before: View, _after: View, me: number): Effect[] {
  const found = new Map<string, Effect>();
  const paid = events.some(([kind = -1]) => ["keys-spent", "lord-covered"].includes(EVENTS[kind] ?? ""));
  for (const [kind = -1, seat = -1, , card = -1, n = 0] of events) {
    const name = EVENTS[kind];
    switch (name) {
      case "lord-arrived":
        if (n !== ARRIVALS.FROM_THE_DECK) found.set(name, rays(LORDS[card]?.guild ?? ""));
        break;
      case "location-taken":
        if (paid) found.set(name, threeKeys());
        break;
      case "beast-hurt":
        found.set(name, headLost(n));
        break;
      case "dice":
        found.set(name, tumble([card, n].filter((value) => value >= 1 && value <= 6)));
        break;
      case "revealed":
        if (kindOf(card)?.race === "kraken") found.set("kraken", tentacles([`track:${n}`, "zone:depths"], 2));
        break;
      case "figure":
        if (seat >= 0) found.set("kraken", tentacles(seat === me ? [`lords:${seat}`] : [`seat:${seat}`], 1.1));
        break;
      case "end-triggered":
        found.set(name, dusk());
        break;
    }
  }
  return [...found.values()];
}
