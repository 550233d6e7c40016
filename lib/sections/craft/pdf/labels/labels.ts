import { create } from 'qrcode';
import { qrWidth } from '@/lib/domain/qr-runs';
import type { LabelsData, PrintedLabel } from '@/lib/pdf/document';
import type { Typeface } from '@/lib/pdf/fonts';
import type { Ink, Look } from '@/lib/pdf/ink';
import { drawQr } from '@/lib/pdf/qr-ink';
import { setLines } from '@/lib/pdf/set-lines';
import type { Sheets } from '@/lib/pdf/sheets';
import { ALLERGENS, CODE, FACT, INNER, LABEL, NAMES, USE_BY } from './measures';

/** Allowance for kerning: a line may be wider than the sum of its characters. */
const MARGIN = 0.98;

/** The code, or nothing when its modules would be too small to be read. */
function codeOf(text: string) {
  if (text === '') return null;
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return CODE.side / qrWidth(modules) < CODE.module ? null : modules;
}

/** The text in the largest look in which it fits; in the smallest its end is cut off. */
function setLargest(face: Typeface, text: string, width: number, looks: readonly (Look & { readonly most: number })[]) {
  const set = looks.map((look) => ({ look, lines: setLines(face, text, width, look) }));
  const smallest = looks.at(-1) ?? { ...FACT, most: 1 };
  return (
    set.find(({ look, lines }) => lines.length <= look.most) ?? {
      look: smallest,
      lines: setLines(face, text, width, smallest, smallest.most),
    }
  );
}

function drawLabel(ink: Ink, face: Typeface, { name, useBy, facts, allergens, code }: PrintedLabel): void {
  const modules = codeOf(code);
  const width = modules ? INNER - CODE.side - CODE.gap : INNER;
  // The margin of the code stands in that of the label.
  if (modules) drawQr(ink, modules, { x: LABEL.width - CODE.side, y: 0, side: CODE.side });
  let y = LABEL.top;
  const down = (lines: readonly string[], look: Look, across: number) => {
    ink.lines(lines, { x: LABEL.side, y, width: across }, look);
    y += lines.length * look.line;
  };
  for (const [text, looks] of [
    [name, NAMES],
    [useBy, USE_BY],
  ] as const) {
    const { lines, look } = setLargest(face, text, width * MARGIN, looks);
    if (text) down(lines, look, width);
  }
  for (const fact of facts) down(setLines(face, fact, width * MARGIN, FACT, 1), FACT, width);
  if (!allergens) return;
  const lines = setLines(face, allergens, INNER * MARGIN, ALLERGENS, ALLERGENS.most);
  y = LABEL.height - LABEL.bottom - lines.length * ALLERGENS.line;
  down(lines, ALLERGENS, INNER);
}

/** Labels of 62 × 29 mm: name, end of the shelf life, facts and code, and the allergens at the foot. */
export function labels(face: Typeface, { venue, locale, words, copies, label }: LabelsData): Sheets {
  const { width, height } = LABEL;
  const page = { width, height, draw: (ink: Ink) => drawLabel(ink, face, label) };
  return { title: words.title, language: locale, creator: venue, pages: Array.from({ length: copies }, () => page) };
}
