/** Scripts without spaces between words; Intl finds their word breaks. */
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const words = new Intl.Segmenter('th', { granularity: 'word' });
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

const cut = (text: string, segmenter: Intl.Segmenter): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Pieces after which a line may break, with trailing spaces. */
const piecesOf = (text: string): string[] =>
  text.split(/(?<=[ -])(?=[^ ])/).flatMap((word) => (UNSPACED.test(word) ? cut(word, words) : [word]));

/** Line shortened with … until it fits. */
export function cutOff(line: string, fits: (line: string) => boolean): string {
  const signs = cut(line, graphemes);
  while (signs.length > 0 && !fits(`${signs.join('')}…`)) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/**
 * Lines of a text no wider than `width`: broken at spaces, between Thai or Chinese words, and inside a word only if it
 * is wider than a line. A sign with its marks is never broken. Text beyond `most` lines is replaced by …
 */
export function linesOf(text: string, width: number, widthOf: (text: string) => number, most = 6): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string) => widthOf(candidate.trimEnd()) <= width;
  const add = (piece: string): void => {
    if (line && !fits(line + piece)) {
      lines.push(line.trimEnd());
      line = '';
    }
    const signs = fits(line + piece) ? [] : cut(piece, graphemes);
    if (signs.length > 1) signs.forEach(add);
    else line += piece;
  };
  piecesOf(text.trim()).forEach(add);
  if (line.trim() || lines.length === 0) lines.push(line.trimEnd());
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), cutOff(lines[most - 1] ?? '', fits)];
}
