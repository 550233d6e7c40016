import type { ListTotals, TotalsLine } from './list';

/** Visible lines of totals; a rare one only if it has a figure. */
export const shownLines = <Reply>(
  lines: readonly TotalsLine<Reply>[],
  reply: Reply | undefined,
  rows: readonly object[] = [],
) =>
  lines.filter(
    (line) => !line.rare || (reply && Object.values(line.cells(reply, rows)).some((value) => value !== undefined)),
  );

/** All lines of totals for paper and files: each figure beside the lines gets its own, under the last heading. */
export function allLines<Reply>(
  totals: ListTotals<Reply>,
  reply: Reply,
  rows: readonly object[],
): readonly TotalsLine<Reply>[] {
  const { beside } = totals;
  const lines = shownLines(totals.lines, reply, rows);
  const last = totals.heads?.(reply).at(-1);
  if (!beside || !last) return lines;
  const others = (beside.heads?.(reply) ?? []).flatMap(({ key, label, kind }) =>
    beside.lines.map((line): TotalsLine<Reply> => ({
      key: `${line.key} ${key}`,
      label,
      kind,
      cells: (of) => ({ [last.key]: line.cells(of, rows)[key] }),
      past: (of) => {
        const past = line.past?.(of);
        return past && { [last.key]: past[key] };
      },
    })),
  );
  return [...lines, ...others];
}
