import { groupBy } from '@/lib/domain/group-by';
import type { Doubles } from './order-file';

/**
 * Real lines of an order among identical ones. Two equal lines may be two portions, or the order may be in the file
 * twice. If the order counts its own lines (`stated`), lines above that count that repeat an earlier one are copies.
 * Without a count all are real.
 * @param alikeOf equal for identical lines
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
  // Drops copies evenly: the remaining numbers of each line differ by at most one.
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
