import bidiFactory from 'bidi-js';
import type { Run } from './face';

/** Letters that are read from right to left. */
const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const bidi = bidiFactory();

interface Part {
  readonly text: string;
  /** Odd from right to left. */
  readonly level: number;
}

/** Parts of a line of one direction, in the order of the text. */
function partsOf(line: string): Part[] {
  const { levels } = bidi.getEmbeddingLevels(line);
  const parts: Part[] = [];
  let from = 0;
  for (let at = 1; at <= line.length; at += 1) {
    if (at < line.length && levels[at] === levels[from]) continue;
    parts.push({ text: line.slice(from, at), level: levels[from] ?? 0 });
    from = at;
  }
  return parts;
}

/** Parts from left to right: from the deepest level on, each stretch of a level or deeper turns round (UAX 9, L2). */
function fromLeft(parts: readonly Part[]): Part[] {
  const placed = [...parts];
  for (let level = Math.max(...parts.map((part) => part.level)); level > 0; level -= 1) {
    let from = 0;
    for (let at = 0; at <= placed.length; at += 1) {
      if ((placed[at]?.level ?? -1) >= level) continue;
      placed.splice(from, at - from, ...placed.slice(from, at).toReversed());
      from = at + 1;
    }
  }
  return placed;
}

/** Reverses and mirrors signs between words. The font reverses letters itself, but not signs between them. */
const turned = (text: string): string =>
  FROM_RIGHT.test(text)
    ? text
    : Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign)
        .toReversed()
        .join('');

/** Runs of a line in their order from left to right; the line may have words that are read from right to left. */
export function inReadingOrder(line: string, runsOf: (part: string) => readonly Run[]): readonly Run[] {
  if (!FROM_RIGHT.test(line)) return runsOf(line);
  return fromLeft(partsOf(line)).flatMap(({ text, level }) =>
    level % 2 === 0
      ? runsOf(text)
      : runsOf(text)
          .toReversed()
          .map((run) => ({ ...run, text: turned(run.text) })),
  );
}
