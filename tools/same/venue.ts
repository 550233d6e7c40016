import type { Ids } from './reads';

export const ADMIN = 'admin';

/** Accounts of the sample venue, at least one of each role. Agents may not sign in; the refusal is compared. */
export const STAFF = ['viktor', 'somchai', 'kassa1', 'agentmay', 'brewer1', 'localhost'];

/** Records of the sample venue. */
export const IDS: Ids = {
  dish: 1022,
  item: 3021,
  beer: 3595,
  sensor: 4101,
  story: 227_899,
  order: 20_000,
  expense: 32_000,
  purchase: 1355,
  count: 12,
  day: 60,
  user: 13,
  junior: 21,
  employee: 8,
  agent: 1,
  session: 3075,
  craft: 22,
  batch: 1266,
  beerCraft: 1,
  beerBatch: 1221,
  card: 20,
  /** Receipts, which the first question books. */
  run: 1,
  category: 101,
};
