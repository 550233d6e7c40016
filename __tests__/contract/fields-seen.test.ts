import { z } from 'zod';
import { defineEndpoint, type Endpoint } from '@/lib/contract/endpoint';
import { BLIND_COUNTS, SIGHTS, type Sight } from '@/lib/contract/permission';
import { mayAccess } from '@/lib/domain/permissions';
import { hiddenFields } from '@/lib/domain/sights';
import { readSettings, standingOf } from '@/lib/env';
import { every } from '../support/every-read';
import { ELSEWHERE, FIELDS, RIGHTS } from '../support/field-table';
import { numbersIn, weakest } from '../support/reply-fields';

const standing = standingOf(readSettings({}));
const sights = Object.keys(SIGHTS) as Sight[];
const kinds = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
const kindOf = new Map(kinds.flatMap((kind) => FIELDS[kind].map((name) => [name, kind] as const)));

/** Numbers of a reply whose readers the table does not name, or who may read them without their right. */
const faultsOf = (endpoint: Endpoint): string[] => {
  const hidden = hiddenFields(endpoint, sights);
  return numbersIn(endpoint.reply).flatMap((name) => {
    const kind = ELSEWHERE[`${endpoint.id} ${name}`] ?? kindOf.get(name);
    if (kind === undefined) return [`${endpoint.id} ${name}: not in the table`];
    const isOpen = kind === 'all' || hidden.has(name);
    const lacks = !isOpen && weakest(endpoint.access, standing).some((one) => !mayAccess(one, RIGHTS[kind], standing));
    return lacks ? [`${endpoint.id} ${name}: ${kind}`] : [];
  });
};

test('every number of every reply stands in the table, and nobody reads it without its right', () => {
  expect(every.flatMap(faultsOf)).toEqual([]);
});

/** Prices that were paid, which no quantity follows from. */
const PAID = ['package_price', 'purchased_price'];
/** Parts of what is hidden as a whole. */
const INSIDE = ['change', 'lost_cost', 'new_cost', 'old_cost', 'portion_cost', 'shortage', 'surplus', 'unit_cost'];

test('a blind stocktake closes every cost that follows from average prices', () => {
  const open = every.flatMap((endpoint) => {
    const hidden = hiddenFields(endpoint, BLIND_COUNTS.stock.closes);
    const whole = ['items', 'moved', 'moved_crafts', 'totals'].some((name) => hidden.has(name));
    return numbersIn(endpoint.reply)
      .filter((name) => (ELSEWHERE[`${endpoint.id} ${name}`] ?? kindOf.get(name)) === 'costs')
      .filter((name) => !hidden.has(name) && !PAID.includes(name) && !(whole && INSIDE.includes(name)))
      .map((name) => `${endpoint.id} ${name}`);
  });
  expect(open).toEqual([]);
});

test('the table names no field that no reply has, and none twice', () => {
  const names = new Set(every.flatMap(({ reply }) => numbersIn(reply)));
  const listed = kinds.flatMap((kind) => FIELDS[kind]);
  expect(listed.filter((name) => !names.has(name))).toEqual([]);
  expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
});

test('it finds a new field, and one that is not hidden', () => {
  const planted = defineEndpoint({
    ...{ id: 'planted', method: 'GET', path: '/api/v1/admin/planted' },
    reply: z.object({ rows: z.array(z.object({ prime_cost: z.number(), brightness: z.number().nullable() })) }),
    access: { flags: ['OrdersView'] },
  });
  expect(faultsOf(planted)).toEqual(['planted prime_cost: costs', 'planted brightness: not in the table']);
});
