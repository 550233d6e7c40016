import { linesOf } from '@/lib/lists/lines';
import type { Typeface } from './fonts';
import type { Look } from './ink';

/** Printable lines of a text no wider than `width` points; text beyond `most` lines is replaced by … */
export function setLines(
  face: Typeface,
  text: string,
  width: number,
  { size, weight = 400 }: Pick<Look, 'size' | 'weight'>,
  most = Infinity,
): string[] {
  const printable = face.printable(text).trim();
  const widthOf = (part: string) => face.widthOf(part, size, weight);
  return widthOf(printable) <= width ? [printable] : linesOf(printable, width, widthOf, most);
}
