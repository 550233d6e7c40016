import { create } from 'qrcode';
import { qrWidth } from '@/lib/domain/qr-runs';
import type { LabelsData, PrintedLabel } from '@/lib/pdf/document';
import type { Typeface } from '@/lib/pdf/fonts';
import type { Ink, Look } from '@/lib/pdf/ink';
import { innerOf, MARGIN, MM } from '@/lib/pdf/paper';
import { lines, stack } from '@/lib/pdf/part';
import { drawQr } from '@/lib/pdf/qr-ink';
import { setLines } from '@/lib/pdf/set-lines';
import type { Sheets } from '@/lib/pdf/sheets';

/** A label for a roll of 62 mm, in points like all measures here. */
const LABEL = { width: 62 * MM, height: 29 * MM, side: 3 * MM, top: 1.5 * MM, bottom: 2 * MM };
const INNER = innerOf(LABEL);
/** The code, whose white margin counts, and the smallest module that a phone reads. */
const CODE = { side: 19 * MM, module: 0.42 * MM, gap: 1 * MM };

interface Sized extends Look {
  readonly most: number;
}
const sized = (size: number, line: number, most: number): Sized => ({ size, line, weight: 600, colour: '#000', most });
/** Looks of the name, and of the end of the shelf life, which is never cut off; largest first, each with its most lines. */
const NAMES = [sized(12, 15, 1), sized(10, 12.5, 2), sized(7.5, 9.5, 3)];
const USE_BY = [9.5, 8.5, 7.5, 6.5].map((size) => sized(size, 12, 1));
const FACT: Look = { size: 6.5, line: 8.5, colour: '#000' };
/** Two lines across the label. */
const ALLERGENS = sized(6, 7.5, 2);

/** The code, or nothing when its modules would be too small to be read. */
function codeOf(text: string) {
  if (text === '') return null;
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return CODE.side / qrWidth(modules) < CODE.module ? null : modules;
}

/** Sets the text in the largest look that fits. In the smallest look, text that does not fit is cut off. */
function largest(face: Typeface, text: string, width: number, looks: readonly Sized[]) {
  const look = looks.find((one) => setLines(face, text, width, one).length <= one.most) ?? looks.at(-1) ?? ALLERGENS;
  return lines(setLines(face, text, width, look, look.most), look);
}

function drawLabel(ink: Ink, face: Typeface, { name, useBy, facts, allergens, code }: PrintedLabel): void {
  const modules = codeOf(code);
  const width = modules ? INNER - CODE.side - CODE.gap : INNER;
  // The margin of the code stands in that of the label.
  if (modules) drawQr(ink, modules, { x: LABEL.width - CODE.side, y: 0, side: CODE.side });
  stack(
    ...(name ? [largest(face, name, width * MARGIN, NAMES)] : []),
    ...(useBy ? [largest(face, useBy, width * MARGIN, USE_BY)] : []),
    ...facts.map((fact) => lines(setLines(face, fact, width * MARGIN, FACT, 1), FACT)),
  ).draw(ink, { x: LABEL.side, y: LABEL.top, width });
  if (!allergens) return;
  const warning = lines(setLines(face, allergens, INNER * MARGIN, ALLERGENS, ALLERGENS.most), ALLERGENS);
  warning.draw(ink, { x: LABEL.side, y: LABEL.height - LABEL.bottom - warning.height, width: INNER });
}

/** Labels of 62 × 29 mm: name, end of the shelf life, facts and code, and the allergens at the foot. */
export function labels(face: Typeface, { venue, locale, words, copies, label }: LabelsData): Sheets {
  const { width, height } = LABEL;
  const page = { width, height, draw: (ink: Ink) => drawLabel(ink, face, label) };
  return { title: words.title, language: locale, creator: venue, pages: Array.from({ length: copies }, () => page) };
}
