// Lord portraits: a body plan for each guild, parts chosen by the Lord's place in its guild, details by its name.
// Same Lord, same picture, always; no two alike.
import { PLAN } from "./bodies";
import { backdrop, look } from "./figure";
import { dice, keep, mix } from "../../../art/geom";
import { HELD, type HeldName } from "../../../art/objects";
import { LORDS } from "../ids";
import { GUILD_IDS, type Guild } from "./races";

/** Who stands where in its guild, and what it holds: the thing hints at the power. */
const GUILDS: Record<Guild, string> = {
  soldier:
    "recruiter:banner jailer:keyring seeker:lantern assassin:dagger commander:trident tamer:whip hunter:harpoon highwayman:sword executioner:axe intrepid:sword border_guard:halberd",
  merchant:
    "ship_master:wheel trader:scales peddler:basket landlord:scroll slaver:chain shopkeeper:jar shareholder:coin inheritor:crown taxidermist:skull arms_dealer:trident",
  mage: "shaman:totem invoker:hourglass apprentice:book oracle:eyeorb alchemist:flask illusionist:mirror master_of_magic:starstaff hypnotist:pendulum healer:flask metamorph:mask sorcerer:orb",
  politician:
    "opportunist:cards corruptor:purse traitor:mask diplomat:quill treasurer:chest schemer:dagger recipient:goblet liberator:chain altruist:goblet rebel:torch",
  farmer:
    "keeper:keyring reaper:sickle shepherd:crook miller:wheel aquaculturalist:jar landowner:scroll grower:sheaf oyster_farmer:oyster coward:shield breeder:egg",
  ambassador: "sage:book hermit:lantern elder:spiralstaff",
  smuggler:
    "ferryman:oar outlaw:hook counterfeiter:coin fence:purse cleaner:brush watcher:spyglass vigil:lantern lookout:horn",
};

interface Sitter {
  guild: Guild;
  k: number;
  holds: HeldName | "";
}
const SITTERS = new Map<string, Sitter>();
for (const guild of GUILD_IDS)
  GUILDS[guild].split(" ").forEach((entry, k) => {
    const [name, holds] = entry.split(":") as [string, HeldName];
    SITTERS.set(name, { guild, k, holds });
  });

/** A Lord this client has never heard of still gets a face. */
function stranger(name: string): Sitter {
  const r = dice(name);
  return { guild: GUILD_IDS[r.int(0, GUILD_IDS.length - 1)]!, k: r.int(0, 9), holds: "" };
}

const paint = keep((name: string): string => {
  const { guild, k, holds } = SITTERS.get(name) ?? stranger(name);
  const c = look(name, guild, k);
  const { skin, cloth, glow, tint } = c;
  const defs =
    `<radialGradient id="${c.id}-bg" cx=".5" cy=".38" r=".85"><stop offset="0" stop-color="${mix(cloth, tint, 0.5)}"/><stop offset=".5" stop-color="${mix(cloth, "#04121a", 0.15)}"/><stop offset="1" stop-color="${mix(cloth, "#02080c", 0.72)}"/></radialGradient>` +
    `<radialGradient id="${c.id}-halo"><stop offset="0" stop-color="${glow}" stop-opacity=".75"/><stop offset=".55" stop-color="${tint}" stop-opacity=".3"/><stop offset="1" stop-color="${tint}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="${c.id}-spark"><stop offset="0" stop-color="${glow}" stop-opacity=".9"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="${c.id}-skin" x1=".1" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="${mix(skin, "#ffffff", 0.42)}"/><stop offset=".4" stop-color="${skin}"/><stop offset="1" stop-color="${mix(skin, "#060d14", 0.55)}"/></linearGradient>` +
    `<linearGradient id="${c.id}-cloth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(cloth, tint, 0.35)}"/><stop offset="1" stop-color="${mix(cloth, "#02070b", 0.45)}"/></linearGradient>` +
    `<linearGradient id="${c.id}-veil" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(skin, "#ffffff", 0.25)}" stop-opacity=".9"/><stop offset="1" stop-color="${skin}" stop-opacity=".1"/></linearGradient>` +
    `<linearGradient id="${c.id}-foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".62" stop-color="#02080c" stop-opacity="0"/><stop offset="1" stop-color="#02080c" stop-opacity=".8"/></linearGradient>`;
  const figure = PLAN[guild](c); // before the backdrop: both roll the same dice
  // A Farmer shows a profile, every other one mirrored: the hand is on the side the snout leaves free.
  // An Ambassador's left is hidden by the five races it costs.
  const right = guild === "ambassador" || (guild === "farmer" ? k % 2 === 0 : k % 2 === 1);
  const held = holds ? `<g transform="translate(${right ? 84 : 8} 74) scale(.78)">${HELD[holds](c)}</g>` : "";
  return `<defs>${defs}</defs>${backdrop(c)}<g transform="translate(4.2 10) scale(.93)">${figure}</g>${held}<rect x="-12" width="144" height="132" fill="url(#${c.id}-foot)"/>`;
});

/** Inner SVG of the portrait of the Lord with this number, in a box of 120 x 120. */
export const portrait = (lord: number): string => paint(LORDS[lord] ?? `lord-${lord}`);
export const guildOf = (lord: number): Guild => (SITTERS.get(LORDS[lord] ?? "") ?? stranger(`lord-${lord}`)).guild;

/** Parts of a portrait: with room for a card's badges above the head, all of it, head and shoulders, or the face alone. */
export const CROP = { card: "-3 -11 126 131", whole: "0 0 120 120", bust: "14 6 92 98", face: "24 14 72 72" } as const;
