import type { PayslipsData, PrintedPayslip } from '@/lib/pdf/document';
import type { Typeface } from '@/lib/pdf/fonts';
import type { Ink, Look, Place } from '@/lib/pdf/ink';
import { setLines } from '@/lib/pdf/set-lines';
import {
  BLACK,
  COLUMN,
  EMPLOYER,
  HEADING,
  INNER,
  NAME,
  PAGE,
  RULE,
  SHEET,
  SMALL,
  SPACE,
  TEXT,
  TITLE,
  TOTAL,
} from './measures';
import { FOOT, FURTHER, type SetHead, type SetRow, type SetSheet } from './set-payslip';

/** Which copy of a payslip a sheet belongs to, and which sheet of it it is. */
interface SheetOf {
  readonly copy: string;
  readonly number: number;
  readonly of: number;
}

const across = (y: number): Place => ({ x: SHEET.side, y, width: INNER });

/** Draws sheets of a payslip. */
export class PayslipInk {
  constructor(
    private readonly ink: Ink,
    private readonly face: Typeface,
    private readonly data: PayslipsData,
  ) {}

  sheet(payslip: PrintedPayslip, { head, groups }: SetSheet, { copy, number, of }: SheetOf): void {
    this.#short(copy, across(SHEET.top), { ...SMALL, align: 'right' });
    let y = SHEET.top;
    if (head) {
      this.#head(payslip, head);
      y += head.height;
    } else {
      const place = { ...across(y), width: INNER - COLUMN.amount };
      this.#short(payslip.employee, place, TOTAL);
      this.#short(this.data.month, { ...place, y: y + TOTAL.line }, SMALL);
      y += FURTHER;
    }
    for (const { heading, rows } of groups) {
      if (heading.length > 0) {
        y += SPACE.heading;
        this.ink.lines(heading, across(y), HEADING);
        y += HEADING.line;
        this.ink.rule(across(y - RULE.thin), RULE.thin, BLACK);
      }
      for (const row of rows) {
        this.#row(row, y);
        y += row.height;
      }
    }
    if (of < 2) return;
    const sheets = this.data.words.sheet.replace('{sheet}', String(number)).replace('{sheets}', String(of));
    this.#short(sheets, across(PAGE.height - SHEET.bottom - FOOT), { ...SMALL, align: 'right' });
  }

  /** Employer, title and month, then the person between rules. */
  #head({ date }: PrintedPayslip, { employer, venue, name, position }: SetHead): void {
    const { words, month } = this.data;
    let y = SHEET.top;
    const down = (lines: readonly string[], look: Look, place = across(y)) => {
      this.ink.lines(lines, place, look);
      y += lines.length * look.line;
    };
    down(employer, EMPLOYER);
    down(venue, SMALL);
    y += SPACE.heading;
    down([this.face.printable(words.title)], TITLE);
    this.#short(date, across(y), { ...TEXT, align: 'right' });
    down([this.face.printable(month)], TEXT);
    y += SPACE.heading / 2;
    this.ink.rule(across(y), RULE.thick, BLACK);
    y += SPACE.heading / 2;
    const labelled = (label: string, value: readonly string[], look: Look) => {
      this.#short(label, { ...across(y + look.line - TEXT.line), width: COLUMN.label }, { ...SMALL, line: TEXT.line });
      down(value, look, { x: SHEET.side + COLUMN.label, y, width: INNER - COLUMN.label });
    };
    labelled(words.employee, name, NAME);
    labelled(words.position, position, TEXT);
  }

  #row({ label, amount, look, height, kind }: SetRow, top: number): void {
    if (kind === 'signature') {
      this.#signature(top + height);
      return;
    }
    const isNet = kind === 'net';
    const inside = isNet ? SPACE.frame : 0;
    let y = top + SPACE.line + inside;
    if (isNet) {
      this.ink.outlined({ ...across(top + SPACE.around) }, height - 2 * SPACE.around, '#fff', {
        width: RULE.thick,
        colour: BLACK,
      });
      y += SPACE.around;
    }
    const place = { x: SHEET.side + inside, y, width: INNER - 2 * inside };
    if (kind === 'total') this.ink.rule(across(top), RULE.thin, BLACK);
    this.ink.lines(label, place, look);
    this.ink.lines([amount], place, { ...look, align: 'right' });
  }

  /** Lines for the receiver's signature and its date, above `bottom`. */
  #signature(bottom: number): void {
    const { words } = this.data;
    const y = bottom - SMALL.line - SPACE.line;
    const width = (INNER - 2 * COLUMN.gap) / 3;
    [words.received, words.signature, words.signed].forEach((label, at) => {
      const place = { x: SHEET.side + at * (width + COLUMN.gap), y, width };
      if (at > 0) this.ink.rule({ ...place, y: y - 1 }, RULE.thin, BLACK);
      if (at === 0) this.#short(label, { ...place, y: y - TEXT.line }, TEXT);
      else this.#short(label, place, { ...SMALL, align: 'center' });
    });
  }

  #short(text: string, place: Place, look: Look): void {
    this.ink.lines(setLines(this.face, text, place.width, look, 1), place, look);
  }
}
