import { PAGE_SIZES } from '@/lib/contract/primitives';
import { CARD_ORDERS, cardPage, type ListedCard } from './contract';
import { isQr } from './rules/cards';
import { formatDate } from '@/lib/domain/format';
import { MAX_PERMISSION, NO_PERMISSION, ROLE_PRESETS } from '@/lib/rights/permissions';
import { flagsOf } from '@/lib/rights/rights';
import { CUT_OFF_HOUR } from '@/lib/domain/venue-time';
import { choiceFilter, oneOf, textFilter } from '@/lib/lists/filters';
import { columnsIn, defineList, type MessageKey, type Words } from '@/lib/lists/list';

export const CARD_TYPES = ['all', 'rfid', 'qr'] as const;
export const CARD_FILTERS = ['all', 'valid', 'expired', 'off'] as const;

const DAY_MS = 24 * 3600e3;
const DAY_END = ` ${CUT_OFF_HOUR}:00`;

/** A validity that ends with a business day is written as its date, any other with its time. */
export function untilText(time: string): string {
  if (!time.endsWith(DAY_END)) return time;
  const [day, month, year] = time.split(/\D/).map(Number);
  const last = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day) - DAY_MS);
  return formatDate(last.toISOString().slice(0, 10));
}

/** Rights of an owner in a few words; empty for a guest, who has no account. */
function ownerRights({ owner_id, permissions }: ListedCard, words: Words): string {
  if (owner_id === null || !permissions) return '';
  if (permissions === MAX_PERMISSION) return words('staffRights.words.all');
  if (permissions === NO_PERMISSION) return words('staffRights.words.none');
  const [role] = Object.entries(ROLE_PRESETS).find(([, preset]) => preset === permissions) ?? [];
  if (role) return words('staffRights.words.asRole', { role: words(`staffRights.roles.${role}` as MessageKey) });
  return words('staffRights.words.count', { count: flagsOf(permissions).length });
}

const columns = columnsIn<ListedCard>('exports.cards', {
  card_number: { kind: 'text', width: 160, minWidth: 156, sortable: true },
  card_type: {
    kind: 'text',
    width: 72,
    sortable: true,
    value: (card, words) => words(isQr(card) ? 'exports.cards.types.qr' : 'exports.cards.types.rfid'),
  },
  permissions: { kind: 'text', width: 130, value: ownerRights },
  discount: { kind: 'percent', width: 92, sortable: true },
  owner_name: { kind: 'text', minWidth: 140, sortable: true },
  validtime: {
    kind: 'time',
    width: 132,
    sortable: true,
    value: ({ validtime }, words) => validtime || words('exports.cards.never'),
    written: (_card, _words, text) => untilText(text),
    tone: ({ state }) => (state === 'expired' ? 'bad' : undefined),
  },
  state: {
    kind: 'text',
    width: 150,
    value: ({ state }, words) => words(`exports.cards.states.${state}`),
    tone: ({ state }) => (state === 'valid' ? undefined : 'bad'),
  },
});

const filters = {
  search: textFilter,
  state: choiceFilter(CARD_FILTERS, 'all'),
  type: choiceFilter(CARD_TYPES, 'all'),
};

/** Discount cards in use, by owner. */
export const cardsList = defineList<typeof cardPage, ListedCard, typeof filters>({
  id: 'cards',
  section: 'settings',
  path: '/settings/cards',
  title: 'exports.cards.title',
  endpoint: cardPage,
  filters,
  counts: [...PAGE_SIZES, 'all'],
  most: 1000,
  sort: { key: 'owner_name', direction: 'asc' },
  columns,
  input: ({ filters: { search, state, type }, page, count, sort }) => {
    const key = sort && oneOf(CARD_ORDERS, sort.key);
    const order = key && { sort: { key, direction: sort.direction } };
    return { body: { ...(search && { search }), state, type, page, count, ...order } };
  },
  total: ({ total_records }) => total_records,
  keyOf: ({ card_id }) => card_id,
  narrowed: ({ search, state, type }, words) => [
    ...(search === '' ? [] : [words('exports.cards.found', { search })]),
    ...(type === 'all' ? [] : [words(`exports.cards.types.${type}`)]),
    ...(state === 'all' ? [] : [words(`exports.cards.filters.${state}`)]),
  ],
});
