/** Heights in points: the head of a section, and each of its rows. */
export interface Block {
  readonly head: number;
  readonly rows: readonly number[];
  /** Whether the last row never stands without the one before it: totals stay with their table. */
  readonly ended?: boolean;
}

/** Rows `from` to `to` (exclusive) of a section. */
export interface Part {
  readonly section: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Distributes sections over pages, `first` points high for the first and `other` for the rest. A section's head is
 * repeated on every page and never stands without rows.
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
  blocks.forEach(({ head, rows, ended = false }, section) => {
    // The last two rows count as one where they stay together.
    const needs = (at: number) => (rows[at] ?? 0) + (ended && at === rows.length - 2 ? (rows[at + 1] ?? 0) : 0);
    for (let from = 0; from < rows.length;) {
      const least = head + (rows[from] ?? 0) + (rows[from + 1] ?? 0);
      if (page.length > 0 && least > room) turn();
      room -= head;
      let to = from;
      do {
        room -= rows[to] ?? 0;
        to += 1;
      } while (to < rows.length && needs(to) <= room);
      page.push({ section, from, to });
      if (to < rows.length) turn();
      from = to;
    }
  });
  if (page.length > 0 || pages.length === 0) pages.push(page);
  return pages;
}
