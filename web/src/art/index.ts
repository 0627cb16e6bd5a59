// The pictures, by the engine's numbers.
export * from "./faces";
export { own } from "./geom";
export * from "./ids";
export { CROP, guildOf, portrait } from "./lords";
export { placeTint, seascape } from "./places";
export * from "./races";
