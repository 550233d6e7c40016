import { sumBaht } from '@/lib/domain/money';
import { monthsBetween, type SalaryMonth } from './month';

/** Credit with its schedule; amounts in baht. */
interface Scheduled {
  readonly instalments: readonly (SalaryMonth & { readonly amount: number })[];
}

interface Paid {
  /** Last month with a salary; unknown on an older server. */
  readonly paid_until?: SalaryMonth | null | undefined;
}

/** Whether a month of a credit can still be skipped: not once its salary, or a later one, is paid. */
export const maySkip = ({ paid_until: paid }: Paid, month: SalaryMonth): boolean =>
  !paid || monthsBetween(paid, month) > 0;

/** Rest of credits after a month, in baht: the instalments of later months. */
export const openCredit = (credits: readonly Scheduled[], month: SalaryMonth): number =>
  sumBaht(
    credits
      .flatMap(({ instalments }) => instalments)
      .filter((instalment) => monthsBetween(month, instalment) > 0)
      .map(({ amount }) => amount),
  );
