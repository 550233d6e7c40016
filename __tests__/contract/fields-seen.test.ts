import type { Endpoint } from '@/lib/contract/endpoint';
import { BLIND_COUNTS, type Sight } from '@/lib/contract/access';
import { mayAccess } from '@/lib/rights/permissions';
import { hiddenFields, hiddenFrom } from '@/lib/rights/sights';
import { tillEndpoints } from '@/lib/sections/endpoints';
import { every } from '@/tools/same/reads';
import { ELSEWHERE, FIELDS, RIGHTS } from '../support/field-table';
import { numbersIn, STANDING, weakest } from '../support/reply-fields';

const all = [...every, ...tillEndpoints];
const kinds = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
const kindOf = new Map(kinds.flatMap((kind) => FIELDS[kind].map((name) => [name, kind] as const)));
const CRAFT_FIGURES = ['costs', 'quantities'];

/** Kind of a number in a reply. Costs and quantities of crafts are `held`: beer craft has a right of its own. */
function kindIn({ id }: Endpoint, name: string) {
  const kind = ELSEWHERE[`${id} ${name}`] ?? kindOf.get(name);
  return kind && id.startsWith('craft.') && CRAFT_FIGURES.includes(kind) ? 'held' : kind;
}

/** Numbers of a reply whose readers the table does not name, or who may read them without their right. */
const faultsOf = (endpoint: Endpoint): string[] => {
  const people = weakest(endpoint.access, STANDING);
  if (people.length === 0) return [`${endpoint.id}: nobody in particular may call it`];
  const found = people.flatMap((person) =>
    numbersIn(endpoint.reply, hiddenFields(endpoint, hiddenFrom(person, STANDING))).flatMap((name) => {
      const kind = kindIn(endpoint, name);
      if (kind === undefined) return [`${endpoint.id} ${name}: not in the table`];
      return kind === 'all' || mayAccess(person, RIGHTS[kind], STANDING) ? [] : [`${endpoint.id} ${name}: ${kind}`];
    }),
  );
  return [...new Set(found)];
};

test('every number of every reply stands in the table, and nobody reads it without its right', () => {
  expect(all.flatMap(faultsOf)).toEqual([]);
});

/** Prices that were paid, which no quantity follows from. */
const PAID = ['package_price', 'purchased_price'];

/** Figures of a kind that a blind count leaves in a reply. */
const leftOpen = (endpoint: Endpoint, closes: readonly Sight[]): string[] =>
  numbersIn(endpoint.reply, hiddenFields(endpoint, closes))
    .filter((name) => !PAID.includes(name) && closes.some((sight) => sight === kindIn(endpoint, name)))
    .map((name) => `${endpoint.id} ${name}`);

test('blind counts close every quantity of the stock, every cost that follows from average prices, and every balance of the cashbox', () => {
  expect(all.flatMap((endpoint) => leftOpen(endpoint, BLIND_COUNTS.stock.closes))).toEqual([]);
  const { closes, closesRows, closesSums } = BLIND_COUNTS.cashbox;
  const open = all.flatMap((endpoint) => leftOpen(endpoint, [...closes, ...closesRows, ...closesSums]));
  // The handler omits these figures until the day is closed.
  expect(open.filter((one) => !one.startsWith('days.'))).toEqual([]);
});

test('the table names no field that no reply has, and none twice', () => {
  const ofCalls = all.flatMap(({ id, reply }) => numbersIn(reply).map((name) => [id, name] as const));
  const names = new Set(ofCalls.map(([, name]) => name));
  const inCalls = new Set(ofCalls.map((one) => one.join(' ')));
  expect(Object.keys(ELSEWHERE).filter((one) => !inCalls.has(one))).toEqual([]);
  const listed = kinds.flatMap((kind) => FIELDS[kind]);
  expect(listed.filter((name) => !names.has(name))).toEqual([]);
  expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
});
