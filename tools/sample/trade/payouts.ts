import { REFERRAL_BONUS, SESSION_BONUS } from '@/lib/sections/payments/rules';
import { SAMPLE_AGENTS } from '../guests/people';
import { OWNER, type Happening, type Venue } from './happening';
import { fillSafe } from './money';

const FRIDAY = 4;
const MINUTE = 60e3;
/** Referral bonuses of the last days are not paid yet, so that some are overdue. */
const NOT_YET = 45;

/**
 * Pays agents what is unpaid: for their sessions on most Fridays, for agents whom they brought on the first Friday of
 * a month.
 */
export function planPayouts({ days, random }: Venue): readonly Happening[] {
  return days
    .filter(({ weekday }) => weekday === FRIDAY)
    .flatMap((day): Happening[] => {
      const at = day.at(random.between(15, 18)).getTime();
      const kinds = [
        ...(random.next() < 0.85 ? [SESSION_BONUS] : []),
        ...(day.date <= 7 && day.ago > NOT_YET ? [REFERRAL_BONUS] : []),
      ];
      return kinds
        .flatMap((payment_type) =>
          SAMPLE_AGENTS.map(({ agent_id, first_name }) => ({ payment_type, agent_id, first_name })),
        )
        .map((payee, index) => {
          const time = new Date(at + index * 4 * MINUTE);
          return {
            time,
            happen: (diary) => {
              const amount = diary.unpaid(payee);
              if (amount > 0 && fillSafe(diary, amount, time))
                diary.payAgent({ ...payee, amount, time, user_id: OWNER });
            },
          };
        });
    });
}
