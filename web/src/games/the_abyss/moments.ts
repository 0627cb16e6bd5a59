// The great moment of The Abyss: a third Panic drowns its player. It moves by transform and opacity only.
import "./moments.css";
import { rep } from "../../art/geom";
import type { Effect, EffectPart } from "../../board/motion";
import type { View } from "../../board/view";
import { EVENTS } from "./ids";

const BUBBLES = 9;

/** Water rises over a player's area, with the last breath. */
function drowning(seat: number): Effect {
  const wave = (y: number): string =>
    `M-40 ${y}C-25 ${y - 7} -15 ${y + 7} 0 ${y}S25 ${y - 7} 40 ${y}S65 ${y + 7} 80 ${y}S105 ${y - 7} 120 ${y}S140 ${y + 5} 150 ${y}V230H-40Z`;
  const bubble = (i: number): string =>
    `<g class="bubble b${i}"><circle cx="${8 + ((i * 37) % 84)}" cy="${96 - ((i * 23) % 30)}" r="${1.2 + (i % 3)}" fill="none" stroke="var(--mist-3)" stroke-width=".7"/></g>`;
  const water = `<svg viewBox="0 0 100 100" preserveAspectRatio="none"><path class="tide back" d="${wave(10)}" fill="var(--sea-8)" stroke="var(--mist-3)" stroke-width=".8" opacity=".55"/><path class="tide front" d="${wave(16)}" fill="var(--night-6)" stroke="var(--sea-8)" stroke-width="1.2" opacity=".9"/></svg>`;
  const breath = `<svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">${rep(BUBBLES, bubble)}</svg>`;
  const rise = (drift: number): Keyframe[] => [
    { transform: `translate(${-drift}%, 110%)`, easing: "cubic-bezier(.3,.1,.3,1)" },
    { transform: `translate(${drift}%, 0%)`, offset: 0.62, easing: "ease-in-out" },
    { transform: `translate(${-drift / 2}%, 4%)` },
  ];
  return {
    at: [`seat:${seat}`],
    markup: `<div class="moment-drown">${water}${breath}</div>`,
    parts: [
      { select: ".back", frames: rise(8), ms: 1180, easing: "linear" },
      { select: ".front", frames: rise(-6), ms: 1180, easing: "linear" },
      {
        select: ".moment-drown",
        frames: [{ opacity: 1 }, { opacity: 1, offset: 0.78 }, { opacity: 0 }],
        ms: 1200,
      },
      ...Array.from({ length: BUBBLES }, (_, i): EffectPart => ({
        select: `.b${i}`,
        delay: 160 + i * 60,
        ms: 520,
        easing: "ease-out",
        frames: [
          { transform: "translateY(20px)", opacity: 0 },
          { transform: "translateY(-14px)", opacity: 1, offset: 0.3 },
          { transform: `translate(${i % 2 ? 5 : -5}px, -70px)`, opacity: 0 },
        ],
      })),
    ],
  };
}

/** The moments of one entry. */
export function moments(events: readonly (readonly number[])[], _before: View, _after: View, _me: number): Effect[] {
  return events.flatMap(([kind = -1, seat = -1]) => (EVENTS[kind] === "eliminated" ? [drowning(seat)] : []));
}
