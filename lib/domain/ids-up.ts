/** An id and its ancestors, nearest first, without the root (0). */
export function idsUp(id: number, parentOf: (id: number) => number | undefined): number[] {
  const ids: number[] = [];
  for (let at: number | undefined = id; at && !ids.includes(at); at = parentOf(at)) ids.push(at);
  return ids;
}
