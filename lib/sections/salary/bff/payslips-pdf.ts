import 'server-only';
import { z } from 'zod';
import { Id } from '@/lib/contract/primitives';
import { badInput } from '@/lib/contract/problem';
import { listSalary } from '../contract/salary';
import { MOST_PAID } from '../contract/limits';
import { formatDate } from '@/lib/domain/format';
import { firstDay, lastDay, monthIn, monthName, monthText } from '../rules/month';
import { employerName } from '@/lib/env';
import type { WantedPayslips } from '../papers';
import { monthPay } from './month-pay';
import { printedPayslip } from './payslip-words';
import { servePdf, type PdfFile, type PdfRequest } from '@/lib/bff/pdf-file';
import { settings } from '@/lib/bff/settings';

const Ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.coerce.number<string>().pipe(Id)).max(MOST_PAID))
  .optional();
const Wanted = z.object({ month: z.string(), employees: Ids, stories: Ids });

/** @throws ProblemError 1 for anything but a month and ids */
function wantedIn(params: URLSearchParams): WantedPayslips {
  const { data, error } = Wanted.safeParse(Object.fromEntries(params));
  if (!data) throw badInput(error.issues[0] ?? { message: 'Invalid value', path: [] });
  const { employees, stories } = data;
  const month = monthIn(data.month);
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
