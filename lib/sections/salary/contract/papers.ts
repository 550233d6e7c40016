import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Id } from '@/lib/contract/primitives';
import { inMonth, reading, SalaryRow, Year } from './salary';

const { call } = endpointsOf('salary');

/**
 * The year of an employee for the screen and its files: rows of the months in which they worked, until the current one,
 * in order, and sums of the columns by name with the prefix `total_`. Without a year the current one of the venue's zone.
 * `employee_name` is empty if no month tells it.
 */
export const salaryYearPage = call({
  id: 'bff.salaryYear',
  ...reading,
  path: '/api/salary/year-sheet',
  body: z.object({ employee_id: Id, year: Year.optional() }),
  reply: z.object({
    employee_name: z.string(),
    year: Year,
    current: z.object(inMonth),
    items: z.array(SalaryRow),
    totals: z.record(z.string(), z.number()),
  }),
});
