// For tests: Node's own modules, without its types, which nothing else in the client needs.
export interface Files {
  existsSync(path: string): boolean;
  mkdtempSync(prefix: string): string;
  readFileSync(path: URL, encoding: "utf8"): string;
  readFileSync(path: URL): Uint8Array;
  rmSync(path: string, options: { recursive: boolean; force: boolean }): void;
  writeFileSync(path: string, text: string): void;
}
export interface Runner {
  execFileSync: (file: string, args: string[], options: object) => string;
}
const node = (name: string): Promise<unknown> => import(/* @vite-ignore */ `node:${name}`);
export const files = (await node("fs")) as Files;
export const { execFileSync } = (await node("child_process")) as Runner;
export const { brotliDecompressSync: inflateBrotli } = (await node("zlib")) as {
  brotliDecompressSync: (data: Uint8Array) => Uint8Array;
};

/** A file below src as text: vitest gives no style sheets. */
export const sourceText = (path: string): string => files.readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
