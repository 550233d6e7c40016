import type { KitchenSheetData } from '@/lib/pdf/document';
import type { Typeface } from '@/lib/pdf/fonts';
import { INK, type Ink } from '@/lib/pdf/ink';
import { PaperInk } from '@/lib/pdf/paper';
import type { Sheets } from '@/lib/pdf/sheets';
import {
  ALLERGENS,
  AMOUNT,
  FACT,
  HEADING,
  INNER,
  LABEL,
  NAME,
  PAGE,
  PHOTO,
  SHARE,
  SPACE,
  STEP,
  TABLE,
  TEXT,
} from './measures';
import { setSheet, type SetBlock, type SetSheet } from './set-sheet';

const FRAME = { width: 1, colour: INK };

/** Draws the parts of a sheet below each other. */
class SheetInk {
  readonly #paper: PaperInk;

  constructor(
    private readonly ink: Ink,
    private readonly face: Typeface,
    private readonly data: KitchenSheetData,
  ) {
    this.#paper = new PaperInk(ink, face, PAGE, { PAGE, TEXT, TABLE });
  }

  page(set: SetSheet, at: number): void {
    let y = PAGE.top;
    if (at === 0) {
      this.#head(set);
      y += set.head;
    }
    for (const { section, from, to } of set.pages[at] ?? []) {
      const block = set.blocks[section];
      if (block) y = this.#block(block, from, to, y);
    }
    this.#paper.foot({ ...this.data.words, venue: this.data.venue }, at, set.pages.length);
  }

  /** Title, facts and the allergens in a frame; the photo is beside them. */
  #head({ title, facts, allergens }: SetSheet): void {
    const { words, venue, photo } = this.data;
    this.#paper.title({ ...words, venue }, [], 0.6);
    const y = PAGE.top + title;
    const place = { x: PAGE.side, y, width: photo ? INNER - PHOTO.width - PHOTO.gap : INNER };
    this.ink.lines(facts, place, FACT);
    if (allergens.length === 0) return;
    const top = y + facts.length * FACT.line + SPACE.frame;
    const height = allergens.length * ALLERGENS.line + 2 * SPACE.frame;
    this.ink.outlined({ ...place, y: top }, height, '#fff', FRAME);
    const inside = { x: place.x + SPACE.frame, y: top + SPACE.frame, width: place.width - 2 * SPACE.frame };
    this.ink.lines(allergens, inside, ALLERGENS);
  }

  /** Draws rows of a block with what stands above them. Returns where the next block begins. */
  #block({ kind, heading, continued, rows }: SetBlock, from: number, to: number, top: number): number {
    const { words } = this.data;
    const lines = from === 0 ? heading : continued;
    let y = top + (lines.length > 0 ? SPACE.heading : SPACE.label);
    this.ink.lines(lines, this.#paper.across(y), HEADING);
    y += lines.length * HEADING.line;
    const columns = [
      { percent: SHARE.name, right: false, label: words.ingredient },
      { percent: SHARE.amount, right: true, label: words.amount },
    ];
    if (kind === 'ingredients') {
      this.#paper.head(columns, y);
      y += TABLE.head;
    } else {
      this.ink.lines([this.face.printable(words.method)], this.#paper.across(y), LABEL);
      y += LABEL.line;
    }
    for (const { cells, height } of rows.slice(from, to)) {
      if (kind === 'ingredients') this.#paper.row(columns, cells, y, height, (at) => (at === 0 ? NAME : AMOUNT));
      else this.ink.lines(cells[0] ?? [], this.#paper.across(y), STEP);
      y += height;
    }
    return y;
  }
}

/** A kitchen sheet of A4: the recipe with facts, allergens and photo, then the recipes of its ingredients. */
export function kitchenSheet(face: Typeface, data: KitchenSheetData): Sheets {
  const { words, venue, locale, photo } = data;
  const set = setSheet(face, data);
  const right = { x: PAGE.width - PAGE.side - PHOTO.width, y: PAGE.top + set.title };
  return {
    title: `${words.title} · ${venue}`,
    language: locale,
    creator: venue,
    pages: set.pages.map((_, at) => ({
      width: PAGE.width,
      height: PAGE.height,
      picture: at === 0 && photo ? { ...right, width: PHOTO.width, height: PHOTO.height, jpeg: photo } : undefined,
      draw: (ink: Ink) => new SheetInk(ink, face, data).page(set, at),
    })),
  };
}
