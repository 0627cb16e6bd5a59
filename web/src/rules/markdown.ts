// The part of Markdown that the rules are written in: headings, paragraphs, lists, tables, examples and pictures.

export type Inline =
  { kind: "text" | "bold" | "italic" | "code"; text: string } | { kind: "link"; text: string; to: string };

export type Block =
  | { kind: "heading"; level: number; id: string; text: string }
  | { kind: "paragraph" | "example"; parts: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "picture"; name: string; caption: string };

const PICTURE = /^!\[([^\]]*)\]\(picture:([\w-]+)\)$/u;
const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/gu;

/** A line with its emphasis and links. */
export function inline(text: string): Inline[] {
  const out: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > end) out.push({ kind: "text", text: text.slice(end, found.index) });
    const [whole, bold, italic, code, label, to] = found;
    if (bold) out.push({ kind: "bold", text: bold });
    else if (italic) out.push({ kind: "italic", text: italic });
    else if (code) out.push({ kind: "code", text: code });
    else out.push({ kind: "link", text: label ?? "", to: to ?? "" });
    end = found.index + whole.length;
  }
  if (end < text.length) out.push({ kind: "text", text: text.slice(end) });
  return out;
}

/** A heading as the id of its section. */
function slug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-|-$/gu, "");
}

const cells = (line: string): Inline[][] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => inline(cell.trim()));

/** A page, block by block; blocks are separated by empty lines. */
export function blocks(source: string): Block[] {
  return source
    .trim()
    .split(/\n{2,}/u)
    .map(block);
}

function block(text: string): Block {
  const lines = text.split("\n");
  const [first = ""] = lines;
  const heading = /^(#+) (.*)$/u.exec(first);
  if (heading) {
    const title = heading[2] ?? "";
    return { kind: "heading", level: heading[1]?.length ?? 1, id: slug(title), text: title };
  }
  const picture = PICTURE.exec(first);
  if (picture) return { kind: "picture", caption: picture[1] ?? "", name: picture[2] ?? "" };
  if (first.startsWith("|")) return { kind: "table", head: cells(first), rows: lines.slice(2).map(cells) };
  if (/^(- |\d+\. )/u.test(first))
    return {
      kind: "list",
      ordered: !first.startsWith("-"),
      items: lines.map((line) => inline(line.replace(/^(- |\d+\. )/u, ""))),
    };
  if (first.startsWith("> "))
    return { kind: "example", parts: inline(lines.map((line) => line.replace(/^> ?/u, "")).join(" ")) };
  return { kind: "paragraph", parts: inline(lines.join(" ")) };
}
