'use client';
import { useTranslations } from 'next-intl';
import { useServer } from '@/components/sight/offers';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { paymentsSummary, type AgentList, type HallDue } from '@/lib/sections/payments/contract/payments';
import { PLACES } from '@/lib/contract/places';
import { toBaht, toSatang } from '@/lib/domain/money';
import { PAYMENTS_PLACE } from '@/lib/sections/payments/rules';
import { countedIn, type HallChoice } from '@/lib/sections/payments/lists/payments';

type PlaceId = (typeof PLACES)[keyof typeof PLACES]['place_id'];

/** Unpaid bonuses of an agent in one place, on a legacy server, which tells the sum of one place at a time. */
function useLegacyHall(agentId: number, place_id: PlaceId, counted: boolean, isAsked: boolean): HallDue | undefined {
  const t = useTranslations('exports.payments.places');
  const { data } = useLiveEndpoint(
    paymentsSummary,
    isAsked ? { body: { agent_id: agentId, places: [place_id] } } : null,
  );
  if (!data) return undefined;
  const unpaid_sum = toBaht(toSatang(data.session_bonus_unpaid_sum) + toSatang(data.referral_bonus_unpaid_sum));
  return { place_id, place_name: t(`${place_id}`), counted, unpaid_sum };
}

/**
 * Sums of an agent in the chosen halls, and the unpaid sum of each hall. `isAll`: the sums are of all halls together;
 * `name`: name of the hall or halls.
 */
export function useHalls(agentId: number, choice: HallChoice) {
  const t = useTranslations('payments.halls');
  const reading = useLiveEndpoint(paymentsSummary, { body: { agent_id: agentId, ...countedIn(choice) } });
  const isLegacy = !useServer().ours && reading.data !== undefined;
  const counts = choice === 'all';
  const legacy = [
    useLegacyHall(agentId, PLACES.statistics.place_id, true, isLegacy),
    useLegacyHall(agentId, PLACES.karaoke.place_id, counts, isLegacy),
    useLegacyHall(agentId, PLACES.ddweed.place_id, counts, isLegacy),
  ];
  const halls = reading.data?.halls ?? legacy.filter((hall) => hall !== undefined);
  const isAll = isLegacy ? counts : halls.length > 1 && halls.every(({ counted }) => counted);
  const main = halls.find(({ place_id }) => place_id === PAYMENTS_PLACE);
  return { reading, halls, isAll, name: isAll ? t('all') : main && t('one', { name: main.place_name }) };
}

/** Whether the sums of a list of agents are of all halls, and the name of the halls. A legacy server tells neither. */
export function useHallOf(list: AgentList | undefined, choice: HallChoice) {
  const t = useTranslations();
  const told = list?.hall_name;
  const isAll = told === undefined ? choice === 'all' : told === null;
  const name = told ?? t('exports.payments.places.16');
  return { isAll, hall: isAll ? t('payments.halls.all') : t('payments.halls.one', { name }) };
}
