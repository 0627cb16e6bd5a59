// Applies the server's patches to a view, as src/hadal/core/patch.py does.

/**
 * A patch: an object holds patches for the members of an object, or for the items of a list by index; a list of one
 * element holds the new value; anything else is the new value.
 */
export type Patch = unknown;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Return the value after a patch. The old value is not changed; unchanged parts are shared. */
export function patched(old: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  if (!isObject(patch)) return patch;
  const changes = Object.entries(patch);
  if (!changes.length) return old;
  const next: unknown = Array.isArray(old) ? [...(old as unknown[])] : { ...(old as object) };
  for (const [key, part] of changes) {
    const place = next as Record<string, unknown>;
    place[key] = patched(place[key], part);
  }
  return next;
}
