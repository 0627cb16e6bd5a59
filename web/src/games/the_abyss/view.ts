// What one viewer sees of a game of The Abyss.
export type { View as TheAbyssView } from "./ids";
