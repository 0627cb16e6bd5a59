// Everything pictures refer to by id: symbols, gradients, border patterns, creatures. Put into the page once, by ui/Sprite.svelte.
import { creature, creatureDefs, monsterDefs } from "./creatures";
import { RACES, RACE_IDS, type Race } from "./races";
import { symbolDefinitions } from "./symbols";

/** Border patterns: a race can be told by its frame alone, without colour. Size of a tile, and what is on it. */
const PATTERNS: Record<Race, [number, (colour: string) => string]> = {
  jellyfish: [7, (c) => `<circle cx="3.5" cy="3.5" r="1.9" fill="${c}"/>`],
  crab: [7, (c) => `<path d="M3.5 .6L6.6 6.3L.4 6.3Z" fill="${c}"/>`],
  seahorse: [5, (c) => `<path d="M-1 6L6 -1M-1 1L1 -1M4 6L6 4" stroke="${c}" stroke-width="1.7"/>`],
  shellfish: [
    7,
    (c) =>
      `<path d="M0 3.5A3.5 3.5 0 0 1 7 3.5M-3.5 7A3.5 3.5 0 0 1 3.5 7A3.5 3.5 0 0 1 10.5 7" fill="none" stroke="${c}" stroke-width="1.3"/>`,
  ],
  squid: [7, (c) => `<circle cx="3.5" cy="3.5" r="2.1" fill="none" stroke="${c}" stroke-width="1.3"/>`],
  kraken: [6, (c) => `<path d="M3 .3L5.7 3L3 5.7L.3 3Z" fill="none" stroke="${c}" stroke-width="1.1"/>`],
};

/** Light on Locations; it stands here so that who shows no Location need not have them. */
const PLACES = `<linearGradient id="pl-shaft" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e8fffb" stop-opacity=".34"/><stop offset="1" stop-color="#e8fffb" stop-opacity="0"/></linearGradient><radialGradient id="pl-lamp"><stop offset="0" stop-color="#fff4cf" stop-opacity=".75"/><stop offset="1" stop-color="#fff4cf" stop-opacity="0"/></radialGradient>`;

export function definitions(): string {
  const patterns = RACE_IDS.map((race) => {
    const [size, draw] = PATTERNS[race];
    return `<pattern id="pat-${race}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${draw(RACES[race].colour)}</pattern>`;
  }).join("");
  const creatures = RACE_IDS.map(
    (race) =>
      `<symbol id="art-${race}" viewBox="0 0 100 100" width="100" height="100" overflow="visible">${creature(race)}</symbol>`,
  ).join("");
  return (
    symbolDefinitions() +
    `<defs>${creatureDefs()}${monsterDefs()}${PLACES}${patterns}` +
    `<linearGradient id="cd-foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".82"/></linearGradient>` +
    `<linearGradient id="cd-head" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".7"/><stop offset=".5" stop-color="#000" stop-opacity="0"/></linearGradient>` +
    `<linearGradient id="cd-ray" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
    `<radialGradient id="cd-loot" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="#a8763c"/><stop offset=".5" stop-color="#4a2f14"/><stop offset="1" stop-color="#170d05"/></radialGradient></defs>` +
    creatures
  );
}
