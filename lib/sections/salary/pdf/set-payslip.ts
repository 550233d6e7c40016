import type { PayslipsData, PrintedGroup, PrintedLine, PrintedPayslip } from '@/lib/pdf/document';
import type { Typeface } from '@/lib/pdf/fonts';
import type { Look } from '@/lib/pdf/ink';
import { paginate, type Block } from '@/lib/pdf/paginate';
import { setLines } from '@/lib/pdf/set-lines';
import {
  COLUMN,
  EMPLOYER,
  HEADING,
  INNER,
  MOST,
  NAME,
  NET,
  PAGE,
  SHEET,
  SMALL,
  SPACE,
  TEXT,
  TITLE,
  TOTAL,
} from './measures';

/** Allowance for kerning: a line may be wider than the sum of its characters. */
const MARGIN = 0.98;

/** A row of a payslip, with its height. A framed one is the net pay; the last one is for the signature. */
export interface SetRow {
  readonly label: readonly string[];
  readonly amount: string;
  readonly look: Look;
  readonly height: number;
  readonly kind: 'line' | 'total' | 'net' | 'left' | 'signature';
}

interface SetGroup {
  readonly heading: readonly string[];
  readonly rows: readonly SetRow[];
}

/** Texts above the rows: all of them on the first sheet of a payslip, one line on further ones. */
export interface SetHead {
  readonly employer: readonly string[];
  readonly venue: readonly string[];
  readonly name: readonly string[];
  readonly position: readonly string[];
  readonly height: number;
}

/** A sheet: groups, or parts of them, below each other. */
export interface SetSheet {
  readonly groups: readonly SetGroup[];
  readonly head: SetHead | undefined;
}

/** Height of the head of further sheets, and of the sheet's number at the foot. */
export const FURTHER = TOTAL.line + SMALL.line;
export const FOOT = SMALL.line;

const ROOM = PAGE.height - SHEET.top - SHEET.bottom - FOOT;

/** Breaks the texts of a payslip into lines, and its rows into sheets; a group that goes on repeats its heading. */
export function setPayslip(face: Typeface, { employer, venue }: PayslipsData, payslip: PrintedPayslip): SetSheet[] {
  const lines = (text: string, width: number, look: Look, most: number) =>
    setLines(face, text, width * MARGIN, look, most);
  const row = ({ label, amount }: PrintedLine, kind: SetRow['kind'], look: Look, around = 0): SetRow => {
    const broken = lines(label, INNER - COLUMN.amount - COLUMN.gap - 2 * around, look, MOST.label);
    const height = broken.length * look.line + 2 * SPACE.line + 2 * around + (kind === 'net' ? 2 * SPACE.around : 0);
    return { label: broken, amount: face.printable(amount), look, height, kind };
  };
  const group = ({ heading, lines: own, total }: PrintedGroup): SetGroup => ({
    heading: [face.printable(heading)],
    rows: [...own.map((line) => row(line, 'line', TEXT)), ...(total ? [row(total, 'total', TOTAL)] : [])],
  });
  const signature: SetRow = { label: [], amount: '', look: TEXT, height: SPACE.signature, kind: 'signature' };
  const left = { heading: [], rows: payslip.left.map((line) => row(line, 'left', TOTAL)) };
  const groups: SetGroup[] = [
    ...payslip.groups.map(group),
    { heading: [], rows: [row(payslip.net, 'net', NET, SPACE.frame)] },
    ...payslip.paid.map(group),
    left,
    ...payslip.apart.map(group),
  ];
  const last = groups.pop() ?? left;
  // In the group above it, so that it never stands alone on a sheet.
  groups.push({ ...last, rows: [...last.rows, signature] });
  const value = INNER - COLUMN.label;
  const texts = {
    employer: lines(employer, INNER - COLUMN.amount, EMPLOYER, MOST.employer),
    venue: employer === venue ? [] : lines(venue, INNER - COLUMN.amount, SMALL, 1),
    name: lines(payslip.employee, value, NAME, MOST.name),
    position: lines(payslip.position, value, TEXT, MOST.name),
  };
  const height =
    texts.employer.length * EMPLOYER.line +
    texts.venue.length * SMALL.line +
    (TITLE.line + 2 * SPACE.heading + TEXT.line) +
    (texts.name.length * NAME.line + texts.position.length * TEXT.line);
  const blocks = groups.map(({ heading, rows }): Block => ({
    head: heading.length > 0 ? SPACE.heading + HEADING.line : 0,
    rows: rows.map((one) => one.height),
    ended: true,
  }));
  return paginate(blocks, ROOM - height, ROOM - FURTHER).map((parts, at) => ({
    head: at === 0 ? { ...texts, height } : undefined,
    groups: parts.map(({ section, from, to }) => {
      const { heading = [], rows = [] } = groups[section] ?? {};
      return { heading, rows: rows.slice(from, to) };
    }),
  }));
}
