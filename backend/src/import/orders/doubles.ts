import { groupBy } from '@/lib/domain/group-by';
import type { Doubles } from './order-file';

/**
 * Which lines of an order are real, where some are alike in everything. Two of the same dish may well stand on two lines;
 * an order may as well have come into the file twice. How many lines the order has by its own count (`stated`) tells: of
 * more lines than that, those that repeat an earlier one are copies. Without a count all are real.
 * @param alikeOf the same for lines that are alike in everything
 */
export function realLines<Line>(
  lines: readonly Line[],
  alikeOf: (line: Line) => string,
  stated: number | null,
  doubles: Doubles,
): readonly Line[] {
  const extra = lines.length - (stated ?? lines.length);
  if (doubles === 'keep' || (doubles === 'by count' && extra <= 0)) return lines;
  const seen = new Set<string>();
  const firsts = lines.filter((line) => {
    const alike = alikeOf(line);
    return !seen.has(alike) && seen.add(alike);
  });
  if (doubles === 'drop') return firsts;
  if (extra > lines.length - firsts.length) return lines;
  const first = new Set(firsts);
  const copies = lines.filter((line) => !first.has(line));
  // Copies of one line as of another: what is left of each differs by one at most.
  const turns = [...groupBy(copies, alikeOf).values()].flatMap((same) =>
    same.map((line, turn) => ({ line, turn: same.length - turn })),
  );
  const dropped = new Set(
    turns
      .toSorted((a, b) => a.turn - b.turn)
      .slice(0, extra)
      .map(({ line }) => line),
  );
  return lines.filter((line) => !dropped.has(line));
}
