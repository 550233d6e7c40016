import 'server-only';
import { z } from 'zod';
import { Id } from '@/lib/contract/primitives';
import { badInput, parsed } from '@/lib/contract/problem';
import { formatBaht, formatDate, formatMoney, formatQuantity, formatTime } from '@/lib/domain/format';
import { employerName } from '@/lib/env';
import { servePdf, type PdfFile, type PdfRequest } from '@/lib/bff/pdf-file';
import { settings } from '@/lib/bff/settings';
import type { PrintedGroup, PrintedLine, PrintedPayslip } from '@/lib/pdf/document';
import { listSalary } from '../contract/salary';
import { MOST_PAID } from '../contract/limits';
import { firstDay, lastDay, monthIn, monthName, monthText } from '../rules/month';
import type { WantedPayslips } from '../papers';
import { monthPay, type EmployeePay } from './month-pay';
import { payslipOf, payTotal, type PayLine, type Payslip } from '../rules/payslip';

type Reader = Pick<PdfRequest, 't' | 'locale' | 'timeZone' | 'time'>;

const DATED: readonly PayLine['kind'][] = ['prepayment', 'salary', 'overtime', 'credit', 'repayment'];
const EXPLAINED: readonly PayLine['kind'][] = ['bonus', 'penalty', 'overtime'];

const dateOf = (time: number, timeZone: string): string => formatTime(time, timeZone).slice(0, 10);

/** Text of a line: kind, hours, date, reason. */
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
function printedPayslip({ row, story, paidBy }: EmployeePay, reader: Reader): PrintedPayslip {
  const { t, locale, timeZone, time } = reader;
  const payslip = payslipOf(row, story, paidBy);
  const times = [...payslip.paid, ...payslip.advances, ...payslip.apart].flatMap(
    (line) => (line.isPaidHere && line.time) || [],
  );
  const sum = (label: string, baht: number): PrintedLine => ({ label, amount: formatBaht(baht, locale) });
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

const Ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.coerce.number<string>().pipe(Id)).max(MOST_PAID))
  .optional();
const Wanted = z.object({ month: z.string(), employees: Ids, stories: Ids });

/** @throws ProblemError 1 for anything but a month and ids */
function wantedIn(params: URLSearchParams): WantedPayslips {
  const { employees, stories, ...asked } = parsed(Wanted, Object.fromEntries(params));
  const month = monthIn(asked.month);
  if (!month) throw badInput({ message: 'Invalid value', path: ['month'] });
  return { ...month, ...(employees && { employees }), ...(stories && { stories }) };
}

async function payslipsFile(asked: PdfRequest): Promise<PdfFile> {
  const { t, venue, locale, params } = asked;
  const wanted = wantedIn(params);
  const pay = await monthPay(wanted, asked);
  const [start, end] = [firstDay(wanted), lastDay(wanted)].map(formatDate);
  const month = monthText(wanted);
  const [only] = pay.length === 1 ? pay : [];
  return {
    document: {
      kind: 'payslips',
      data: {
        venue,
        locale,
        employer: employerName(settings()),
        month: t('payslip.month', { month: monthName(wanted, locale), start: start ?? '', end: end ?? '' }),
        words: {
          title: t('payslip.title'),
          employee: t('payslip.employee'),
          position: t('payslip.position'),
          sheet: t('payslip.sheet', { sheet: '{sheet}', sheets: '{sheets}' }),
          received: t('payslip.received'),
          signature: t('payslip.signature'),
          signed: t('payslip.signed'),
        },
        copies: [t('payslip.copies.employee'), t('payslip.copies.employer')],
        payslips: pay.map((one) => printedPayslip(one, asked)),
      },
    },
    name: only
      ? t('payslip.fileName', { month, employee: only.row.employee_name })
      : t('payslip.fileNameOfAll', { month }),
    plainName: only ? `payslip-${month}-${only.row.employee_id}` : `payslips-${month}`,
  };
}

/**
 * `GET /api/salary/payslips.pdf?month=2026-10&employees=3,5&stories=17,18`: payslips of a month, at most 200; of everybody
 * with pay without `employees`. `stories` are operations that payslips are made for: each ends with the latest of its own.
 */
export const payslipsPdf = (request: Request): Promise<Response> =>
  servePdf(request, listSalary, '/salary', payslipsFile);
