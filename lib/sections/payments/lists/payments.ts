import type { ReplyOf } from '@/lib/contract/endpoint';
import { listAgents, listPayments, type PaymentRow } from '../contract/payments';
import { BONUS_KINDS, PAYMENTS_PAGE, PAYMENTS_PLACE, SESSION_BONUS } from '../rules';
import { PLAIN_HALLS } from '@/lib/contract/places';
import { choiceFilter, idFilter, whole, type AddressValues } from '@/lib/lists/filters';
import { namePart } from '@/lib/lists/name-part';
import { referralAgent } from './referral-agent';
import { columnsIn, defineList, type Read, type Words } from '@/lib/lists/list';

/** Choices of halls in the address: what the venue is set to, the main bar alone, all. */
const HALL_CHOICES = ['', 'one', 'all'] as const;
export type HallChoice = (typeof HALL_CHOICES)[number];

/** Sessions that a call counts, on the wire. */
export const countedIn = (halls: HallChoice = '') => ({
  places: [PAYMENTS_PLACE],
  ...(halls !== 'one' && { halls: halls === '' ? ('usual' as const) : halls }),
});

/** Statuses on the wire. */
export const UNPAID = 0;
export const PAID = 2;

const columns = columnsIn<PaymentRow>('exports.payments', {
  session_id: { kind: 'id', width: 72 },
  place_name: { kind: 'text', minWidth: 110 },
  registration_date: { kind: 'time', width: 132 },
  check_total: { kind: 'money', width: 104 },
  bonus_from_percent: { kind: 'money', width: 104 },
  bonus_from_promo: { kind: 'money', width: 104 },
  referral_agent: { kind: 'text', minWidth: 120, value: referralAgent },
  bonus_from_referral: { kind: 'money', width: 104 },
  bonus_total: { kind: 'money', width: 104 },
  is_overdue: {
    kind: 'text',
    fileOnly: true,
    value: ({ is_overdue: isOverdue = false }, words) => (isOverdue ? words('exports.payments.overdue') : ''),
  },
});
const OF_SESSION = ['bonus_from_percent', 'bonus_from_promo'];
const OF_REFERRAL = ['referral_agent', 'bonus_from_referral'];

const BONUSES = choiceFilter(BONUS_KINDS, SESSION_BONUS);
const STATUSES = choiceFilter([UNPAID, PAID], UNPAID);
const filters = {
  agent: whole(idFilter),
  type: whole(BONUSES),
  status: whole(STATUSES),
  halls: choiceFilter(HALL_CHOICES, ''),
};

/** The agent, and the hall whose sessions a reply has; `hall` null for all halls. */
async function aboutOf(
  { agent, halls }: AddressValues<typeof filters>,
  words: Words,
  read: Read,
  { hall_name: hall }: ReplyOf<typeof listPayments>,
) {
  const { items } = await read(listAgents, { body: countedIn(halls) });
  const isAll = hall === undefined ? halls === 'all' : hall === null;
  const name = items.find(({ agent_id }) => agent_id === agent)?.first_name;
  return {
    name: name ?? words('exports.payments.agentNumber', { number: String(agent) }),
    hall: isAll ? null : (hall ?? words('exports.payments.places.16')),
  };
}

/** Sessions of an agent with a bonus of one kind, paid or unpaid, latest first. */
export const paymentsList = defineList<typeof listPayments, PaymentRow, typeof filters>({
  id: 'payments',
  section: 'payments',
  path: '/payments',
  title: 'exports.payments.title',
  endpoint: listPayments,
  filters,
  counts: [PAYMENTS_PAGE],
  most: 1000,
  columns,
  columnsFor: ({ filters: { type } }) =>
    columns.filter(({ key }) => !(type === SESSION_BONUS ? OF_REFERRAL : OF_SESSION).includes(key)),
  isReady: ({ agent }) => agent > 0,
  input: ({ filters: { agent, type, status, halls }, page, count }) => ({
    body: { agent_id: agent, ...countedIn(halls), payment_type: type, status, page, count },
  }),
  rows: ({ payments }) => payments,
  total: ({ total }) => total,
  keyOf: ({ session_id, referral_agent_id }) => `${session_id}-${referral_agent_id ?? 0}`,
  named: async (given, words, read, reply) => {
    const { name, hall } = await aboutOf(given, words, read, reply);
    const of =
      hall === null
        ? { name: words('exports.payments.everyHall'), plain: PLAIN_HALLS.venue }
        : { name: hall, plain: PLAIN_HALLS.statistics };
    return [namePart('agent', given.agent, name), of];
  },
  narrowed: async (given, words, read, reply) => {
    const { name, hall } = await aboutOf(given, words, read, reply);
    return [
      name,
      words(`exports.payments.types.${given.type}`),
      words(`exports.payments.statuses.${given.status}`),
      hall === null ? words('exports.payments.everyHall') : words('exports.payments.hall', { name: hall }),
    ];
  },
});
