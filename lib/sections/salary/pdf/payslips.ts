import type { PayslipsData, PrintedPayslip } from '@/lib/pdf/document';
import type { Typeface } from '@/lib/pdf/fonts';
import type { Ink } from '@/lib/pdf/ink';
import type { Sheets } from '@/lib/pdf/sheets';
import { BLACK, CUT, PAGE, SHEET, SHEETS_PER_PAGE } from './measures';
import { PayslipInk } from './payslip-ink';
import { setPayslip } from './set-payslip';

/** A sheet of A5, drawn from its upper left corner. */
type DrawSheet = (ink: Ink) => void;

function sheetsOf(face: Typeface, data: PayslipsData, payslip: PrintedPayslip, copy: string): DrawSheet[] {
  const sheets = setPayslip(face, data, payslip);
  return sheets.map((sheet, at) => (ink) => {
    new PayslipInk(ink, face, data).sheet(payslip, sheet, { copy, number: at + 1, of: sheets.length });
  });
}

/**
 * Payslips on sheets of A5, two side by side on an A4 page with a line to cut along. A single one is printed once for
 * each of the copies.
 */
export function payslips(face: Typeface, data: PayslipsData): Sheets {
  const { words, employer, locale } = data;
  const copies = data.payslips.length === 1 ? data.copies : [''];
  const sheets = data.payslips.flatMap((payslip) => copies.flatMap((copy) => sheetsOf(face, data, payslip, copy)));
  const draw = (page: number) => (ink: Ink) => {
    ink.path(`M${SHEET.width} 0v${PAGE.height}`, CUT.width, BLACK, CUT.dash);
    for (const at of Array.from({ length: SHEETS_PER_PAGE }, (_, half) => half)) {
      const sheet = sheets[page * SHEETS_PER_PAGE + at];
      if (sheet) ink.from({ x: at * SHEET.width, y: 0 }, () => sheet(ink));
    }
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
