import { toBaht, toSatang } from './money';
import { monthsBetween, type SalaryMonth } from './salary-month';

/** Credit with its schedule; amounts in baht. */
interface Scheduled {
  readonly instalments: readonly (SalaryMonth & { readonly amount: number })[];
}

/** What is left of credits after a month, in baht: the instalments of later months. */
export const openCredit = (credits: readonly Scheduled[], month: SalaryMonth): number =>
  toBaht(
    credits
      .flatMap(({ instalments }) => instalments)
      .filter((instalment) => monthsBetween(month, instalment) > 0)
      .reduce((sum, { amount }) => sum + toSatang(amount), 0),
  );
