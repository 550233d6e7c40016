/** An id and those above it, nearest first; the root (0) is none of them. */
export function idsUp(id: number, parentOf: (id: number) => number | undefined): number[] {
  const ids: number[] = [];
  for (let at: number | undefined = id; at && !ids.includes(at); at = parentOf(at)) ids.push(at);
  return ids;
}
