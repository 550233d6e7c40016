import type { PayslipsData } from '@/lib/pdf/document';
import type { Typeface } from '@/lib/pdf/fonts';
import type { Ink } from '@/lib/pdf/ink';
import type { Sheets } from '@/lib/pdf/sheets';
import { BLACK, payslipSheets, SHEET } from './payslip';

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
