import { create } from 'qrcode';
import type { CardsData, PrintedCard } from '@/lib/pdf/document';
import type { Typeface } from '@/lib/pdf/fonts';
import type { Ink, Look } from '@/lib/pdf/ink';
import { drawQr } from '@/lib/pdf/qr-ink';
import { setLines } from '@/lib/pdf/set-lines';
import type { Sheet, Sheets } from '@/lib/pdf/sheets';
import { BLACK, CARD, COLUMNS, cutLines, GRID, MARK, PAGE, PER_PAGE } from './measures';

const VENUE: Look = { size: 11, line: 14, weight: 600, colour: BLACK };
const DISCOUNT: Look = { size: 26, line: 34, weight: 600, colour: BLACK };
const TEXT: Look = { size: 8.5, line: 11.5, colour: BLACK };
const NUMBER: Look = { size: 8.5, line: 11, colour: BLACK, align: 'center' };

/** A corner of a card on its page. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Code and number on the left; venue, discount, owner and end of validity on the right. */
function drawCard(ink: Ink, face: Typeface, { venue, words }: CardsData, card: PrintedCard, corner: Corner): void {
  const code = { x: corner.x + CARD.side, y: corner.y + CARD.top };
  const { modules } = create(card.number, { errorCorrectionLevel: 'M' });
  drawQr(ink, modules, { ...code, side: CARD.code });
  ink.lines([face.printable(card.number)], { ...code, y: code.y + CARD.code, width: CARD.code }, NUMBER);
  const x = code.x + CARD.code + CARD.gap;
  const width = corner.x + CARD.width - CARD.side - x;
  let y = corner.y + CARD.padding;
  const down = (text: string, look: Look, most: number) => {
    const lines = setLines(face, text, width, look, most);
    ink.lines(lines, { x, y, width }, look);
    y += lines.length * look.line;
  };
  down(venue, VENUE, 2);
  y = Math.max(y, corner.y + CARD.middle);
  down(words.discount, TEXT, 1);
  down(card.discount, DISCOUNT, 1);
  down(card.owner, TEXT, 2);
  down(card.until, TEXT, 2);
}

/** Cards of the size of a bank card, eight to an A4 page, with marks for cutting around them. */
export function cards(face: Typeface, data: CardsData): Sheets {
  const { venue, locale, words, cards: all } = data;
  const sheet = (from: number): Sheet => ({
    ...PAGE,
    draw: (ink) => {
      for (const line of cutLines) ink.path(line, MARK.width, BLACK);
      all.slice(from, from + PER_PAGE).forEach((card, at) => {
        const corner = {
          x: GRID.x + (at % COLUMNS) * CARD.width,
          y: GRID.y + Math.floor(at / COLUMNS) * CARD.height,
        };
        drawCard(ink, face, data, card, corner);
      });
    },
  });
  const pages = Array.from({ length: Math.ceil(all.length / PER_PAGE) }, (_, page) => sheet(page * PER_PAGE));
  return { title: `${words.title} · ${venue}`, language: locale, creator: venue, pages };
}
