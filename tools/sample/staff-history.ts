import type { HistoryChange } from '@/lib/contract/history';
import { ROLE_PRESETS } from '@/lib/rights/permissions';
import type { history } from '@/backend/src/db/schema';
import { SAMPLE_CARDS } from './guests/cards';
import { roleId, STAFF } from './staff';

type Entry = typeof history.$inferInsert;
type Login = string;

const idOf = (login: Login): number => STAFF.find((account) => account.login === login)?.user_id ?? 0;

/** The two administrators add the others by turns. */
const creatorOf = (user_id: number): number => idOf(user_id % 2 === 0 ? 'viktor' : 'oksana');

/** Later changes of accounts: days ago, by whom, what. The accounts are as after them. */
const CHANGES: readonly (readonly [login: Login, ago: number, by: Login, change: HistoryChange])[] = [
  ['somchai', 300, 'viktor', { field: 'card_number', before: null, after: '0012481001' }],
  [
    ...(['kassa1', 120, 'oksana'] as const),
    {
      field: 'permissions',
      before: ROLE_PRESETS.Cashiers,
      after: STAFF.find(({ login }) => login === 'kassa1')?.permissions,
    },
  ],
  ['marina', 96, 'oksana', { field: 'discount', before: 10, after: 5 }],
  ['pavel88', 44, 'viktor', { field: 'active', before: 1, after: 0 }],
  ['nattaya', 12, 'oksana', { field: 'password', before: null, after: null }],
];

const created = (field: string, after: unknown): HistoryChange => ({ field, before: null, after });

/** History of the accounts and of the cards given away, up to `now`. `hired` is when each account was added. */
export function staffHistory(now: Date, hired: ReadonlyMap<number, Date>): Entry[] {
  const ago = (days: number) => new Date(now.getTime() - days * 24 * 3600e3);
  const accounts = STAFF.filter(({ user_id }) => user_id > idOf('oksana')).map(
    ({ user_id, login, role, permissions }): Entry => ({
      entity: 'user',
      record_id: user_id,
      action: 'created',
      user_id: creatorOf(user_id),
      changes: [
        created('login', login),
        created('category_id', roleId(role)),
        created('permissions', login === 'kassa1' ? ROLE_PRESETS.Cashiers : permissions),
      ],
      history_time: hired.get(user_id) ?? now,
    }),
  );
  const changes = CHANGES.map(([login, days, by, change]): Entry => ({
    entity: 'user',
    record_id: idOf(login),
    action: 'changed',
    user_id: idOf(by),
    changes: [change],
    history_time: ago(days),
  }));
  const cards = SAMPLE_CARDS.filter(({ owner_id, since }) => owner_id !== null && since !== undefined).map(
    ({ card_id, card_number, discount, owner_id, since = 0 }): Entry => ({
      entity: 'card',
      record_id: card_id,
      action: 'created',
      user_id: creatorOf(card_id),
      changes: [created('card_number', card_number), created('owner_id', owner_id), created('discount', discount)],
      history_time: ago(since),
    }),
  );
  return [...accounts, ...changes, ...cards].toSorted(
    (one, other) => Number(one.history_time ?? 0) - Number(other.history_time ?? 0),
  );
}

/** Version of an account after its changes. */
export const versionOf = (login: Login): number => 1 + CHANGES.filter(([changed]) => changed === login).length;
