import type { PayslipsData, PrintedGroup, PrintedLine, PrintedPayslip } from '@/lib/pdf/document';
import type { Typeface } from '@/lib/pdf/fonts';
import type { Ink, Look } from '@/lib/pdf/ink';
import type { Sheets } from '@/lib/pdf/sheets';
import { innerOf, MARGIN, MM, pagesOf, type Block } from '@/lib/pdf/paper';
import { framed, lines, over, rule, space, stack, within, type Part } from '@/lib/pdf/part';
import { setLines } from '@/lib/pdf/set-lines';

const BLACK = '#000';
/** Dark enough for a black-and-white printer. */
const SOFT = '#444';

/** A sheet of A5 and its margins, in points like all measures here. The number of the sheet stands above the lower one. */
const SHEET = { width: (297 / 2) * MM, height: 210 * MM, side: 13 * MM, top: 11 * MM, bottom: 9 * MM };
const INNER = innerOf(SHEET);

const EMPLOYER: Look = { size: 10.5, line: 14, weight: 600, colour: BLACK };
const SMALL: Look = { size: 7.5, line: 10.5, colour: SOFT };
const TITLE: Look = { size: 17, line: 23, weight: 600, colour: BLACK };
const TEXT: Look = { size: 9, line: 12, colour: BLACK };
const NAME: Look = { size: 11, line: 14.5, weight: 600, colour: BLACK };
const HEADING: Look = { size: 8, line: 11, weight: 600, colour: SOFT };
const TOTAL: Look = { ...TEXT, weight: 600 };
const NET: Look = { size: 13, line: 18, weight: 600, colour: BLACK };
const RULE = { thin: 0.4, thick: 1 };

/** Widths of the person's labels and of amounts. */
const COLUMN = { label: 62, amount: 104, gap: 8 };
/** Spaces: above a heading, above and below a line, inside the frame of the net pay, around it, and for a signature. */
const SPACE = { heading: 6.5, line: 1.3, frame: 5, around: 7, signature: 38 };
/** Most lines of a text; the rest is replaced by …. */
const MOST = { employer: 2, name: 3, label: 4 };

const right = (look: Look): Look => ({ ...look, align: 'right' });

/** Sheets of A5 of a payslip, each drawn from its upper left corner. A group that goes on repeats its heading. */
function payslipSheets(
  face: Typeface,
  { employer, venue, month, words }: PayslipsData,
  payslip: PrintedPayslip,
  copy: string,
): ((ink: Ink) => void)[] {
  const short = (text: string, look: Look, width = INNER): Part => lines(setLines(face, text, width, look, 1), look);
  const broken = (text: string, width: number, look: Look, most: number): Part =>
    lines(setLines(face, text, width * MARGIN, look, most), look);
  const row = ({ label, amount }: PrintedLine, look: Look, around = 0): Part => {
    const text = broken(label, INNER - COLUMN.amount - COLUMN.gap - 2 * around, look, MOST.label);
    return stack(space(SPACE.line), over(text, lines([face.printable(amount)], right(look))), space(SPACE.line));
  };
  const blockOf = ({ heading, lines: own, total }: PrintedGroup): Block => ({
    head: stack(space(SPACE.heading), lines([face.printable(heading)], HEADING), rule(RULE.thin, BLACK)),
    rows: [...own.map((line) => row(line, TEXT)), ...(total ? [stack(rule(RULE.thin, BLACK), row(total, TOTAL))] : [])],
    ended: true,
  });
  const bare = (rows: readonly Part[]): Block => ({ head: space(0), rows, ended: true });
  const net = framed(row(payslip.net, NET, SPACE.frame), SPACE.frame, { width: RULE.thick, colour: BLACK });
  const blocks = [
    ...payslip.groups.map(blockOf),
    bare([stack(space(SPACE.around), net, space(SPACE.around))]),
    ...payslip.paid.map(blockOf),
    bare(payslip.left.map((line) => row(line, TOTAL))),
    ...payslip.apart.map(blockOf),
  ];
  const third = (INNER - 2 * COLUMN.gap) / 3;
  const signed = (label: string, at: number): Part => {
    const under = stack(rule(RULE.thin, BLACK), space(1), short(label, { ...SMALL, align: 'center' }, third));
    return within(under, at * (third + COLUMN.gap), third);
  };
  // In the last group, so that it never stands alone on a sheet.
  const last = blocks.pop() ?? bare([]);
  const signing = over(
    stack(space(1 - TEXT.line), short(words.received, TEXT, third)),
    signed(words.signature, 1),
    signed(words.signed, 2),
  );
  const above = SPACE.signature - SMALL.line - SPACE.line - 1;
  const signature = { ...stack(space(above), signing), height: SPACE.signature };
  const value = INNER - COLUMN.label;
  const labelled = (label: string, part: Part, look: Look): Part =>
    over(
      stack(space(look.line - TEXT.line), short(label, { ...SMALL, line: TEXT.line }, COLUMN.label)),
      within(part, COLUMN.label, value),
    );
  const named = short(copy, right(SMALL));
  const first = over(
    named,
    stack(
      broken(employer, INNER - COLUMN.amount, EMPLOYER, MOST.employer),
      employer === venue ? space(0) : broken(venue, INNER - COLUMN.amount, SMALL, 1),
      space(SPACE.heading),
      lines([face.printable(words.title)], TITLE),
      over(lines([face.printable(month)], TEXT), short(payslip.date, right(TEXT))),
      space(SPACE.heading / 2),
      rule(RULE.thick, BLACK),
      space(SPACE.heading / 2),
      labelled(words.employee, broken(payslip.employee, value, NAME, MOST.name), NAME),
      labelled(words.position, broken(payslip.position, value, TEXT, MOST.name), TEXT),
    ),
  );
  const further = over(
    named,
    within(stack(short(payslip.employee, TOTAL, INNER - COLUMN.amount), short(month, SMALL)), 0, INNER - COLUMN.amount),
  );
  const sheet = (at: number, of: number): Part =>
    of < 2
      ? space(SMALL.line)
      : short(words.sheet.replace('{sheet}', String(at + 1)).replace('{sheets}', String(of)), right(SMALL));
  return pagesOf({
    page: { ...SHEET, bottom: SHEET.bottom + SMALL.line },
    first,
    further,
    blocks: [...blocks, { ...last, rows: [...last.rows, signature] }],
    foot: { bottom: SHEET.bottom, of: sheet },
  });
}

const SHEETS_PER_PAGE = 2;
/** A4 across. */
const PAGE = { width: SHEETS_PER_PAGE * SHEET.width, height: SHEET.height };
const CUT = { width: 0.25, dash: [2, 4] };

/**
 * Payslips on sheets of A5, two side by side on an A4 page with a line to cut along. A single one is printed once for
 * each of the copies.
 */
export function payslips(face: Typeface, data: PayslipsData): Sheets {
  const { words, employer, locale } = data;
  const copies = data.payslips.length === 1 ? data.copies : [''];
  const sheets = data.payslips.flatMap((payslip) => copies.flatMap((copy) => payslipSheets(face, data, payslip, copy)));
  const draw = (page: number) => (ink: Ink) => {
    ink.path(`M${SHEET.width} 0v${PAGE.height}`, CUT.width, BLACK, CUT.dash);
    sheets.slice(page * SHEETS_PER_PAGE, (page + 1) * SHEETS_PER_PAGE).forEach((sheet, half) => {
      ink.from({ x: half * SHEET.width, y: 0 }, () => sheet(ink));
    });
  };
  return {
    title: `${words.title} · ${data.month}`,
    language: locale,
    creator: employer,
    pages: Array.from({ length: Math.ceil(sheets.length / SHEETS_PER_PAGE) }, (_, page) => ({
      ...PAGE,
      draw: draw(page),
    })),
  };
}
