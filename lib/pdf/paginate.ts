/** Heights in points: of what stands above a section's rows, and of each row. */
export interface Block {
  readonly head: number;
  readonly rows: readonly number[];
}

/** Rows `from` up to, not including, `to` of a section. */
export interface Part {
  readonly section: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Lays sections out on pages, `first` points high the first and `other` points the rest. A section's head is repeated
 * on every page it reaches and never stands there without rows. The library can do that by itself, but it measures
 * everything anew for every page: 500 rows take it nine seconds.
 */
export function paginate(blocks: readonly Block[], first: number, other: number): Part[][] {
  const pages: Part[][] = [];
  let page: Part[] = [];
  let room = first;
  const turn = () => {
    pages.push(page);
    page = [];
    room = other;
  };
  blocks.forEach(({ head, rows }, section) => {
    for (let from = 0; from < rows.length;) {
      const least = head + (rows[from] ?? 0) + (rows[from + 1] ?? 0);
      if (page.length > 0 && least > room) turn();
      room -= head;
      let to = from;
      do {
        room -= rows[to] ?? 0;
        to += 1;
      } while (to < rows.length && (rows[to] ?? 0) <= room);
      page.push({ section, from, to });
      if (to < rows.length) turn();
      from = to;
    }
  });
  if (page.length > 0 || pages.length === 0) pages.push(page);
  return pages;
}
