import 'server-only';
import { formatMoney, formatQuantity, formatTime } from '@/lib/domain/format';
import { payslipOf, payTotal, type PayLine, type Payslip } from '../rules/payslip';
import type { PrintedGroup, PrintedLine, PrintedPayslip } from '@/lib/pdf/document';
import type { EmployeePay } from './month-pay';
import type { PdfRequest } from '@/lib/bff/pdf-file';

type Reader = Pick<PdfRequest, 't' | 'locale' | 'timeZone' | 'time'>;

const DATED: readonly PayLine['kind'][] = ['prepayment', 'salary', 'overtime', 'credit', 'repayment'];
const EXPLAINED: readonly PayLine['kind'][] = ['bonus', 'penalty', 'overtime'];

const dateOf = (time: number, timeZone: string): string => formatTime(time, timeZone).slice(0, 10);

/** A line in words: what it is, its hours, its date, its reason. */
function labelOf(line: PayLine, { t, locale, timeZone }: Reader): string {
  const { kind, number, duration, hours, time, reason, isPaidHere } = line;
  const name = t(`payslip.lines.${kind}`);
  const counted =
    number !== undefined && duration !== undefined
      ? t('payslip.numbered', { line: name, number, duration })
      : kind === 'credit' && duration !== undefined
        ? t('payslip.months', { line: name, count: duration })
        : name;
  const details = [
    counted,
    ...(hours === undefined
      ? []
      : [t('payslip.hours', { hours: formatQuantity(hours, locale, String(hours).split('.')[1]?.length ?? 0) })]),
    ...(time !== undefined && DATED.includes(kind) ? [dateOf(time, timeZone)] : []),
    ...(isPaidHere ? [t('payslip.here')] : []),
  ].join(', ');
  return reason && EXPLAINED.includes(kind) ? `${details}: ${reason}` : details;
}

type Group = 'earned' | 'withheld' | 'advances' | 'paid' | 'apart';

function groupOf(payslip: Payslip, group: Group, reader: Reader): PrintedGroup[] {
  const { t, locale } = reader;
  const lines = payslip[group];
  if (lines.length === 0) return [];
  const printed = (line: PayLine): PrintedLine => ({
    label: labelOf(line, reader),
    amount: formatMoney(line.amount, locale),
  });
  return [
    {
      heading: t(`payslip.groups.${group}`),
      lines: lines.map(printed),
      ...(lines.length > 1 && {
        total: { label: t(`payslip.totals.${group}`), amount: formatMoney(payTotal(lines), locale) },
      }),
    },
  ];
}

/** A payslip in the reader's language. Its date is that of the latest payment it is made for, or today. */
export function printedPayslip({ row, story, paidBy }: EmployeePay, reader: Reader): PrintedPayslip {
  const { t, locale, timeZone, time } = reader;
  const payslip = payslipOf(row, story, paidBy);
  const times = [...payslip.paid, ...payslip.advances, ...payslip.apart].flatMap(
    (line) => (line.isPaidHere && line.time) || [],
  );
  const sum = (label: string, baht: number): PrintedLine => ({ label, amount: `${formatMoney(baht, locale)} ฿` });
  const groups = (...of: Group[]) => of.flatMap((group) => groupOf(payslip, group, reader));
  return {
    employee: row.employee_name,
    position: row.position,
    date: t('payslip.date', { date: times.length > 0 ? dateOf(Math.max(...times), timeZone) : time.slice(0, 10) }),
    groups: groups('earned', 'withheld', 'advances'),
    net: sum(t('payslip.net'), payslip.net),
    paid: groups('paid'),
    left: [
      sum(t('payslip.due'), payslip.due),
      ...(payslip.carried > 0 ? [sum(t('payslip.carried'), payslip.carried)] : []),
    ],
    apart: groups('apart'),
  };
}
