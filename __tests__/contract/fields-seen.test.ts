import { z } from 'zod';
import { defineEndpoint, type Endpoint } from '@/lib/contract/endpoint';
import { SIGHTS, type Sight } from '@/lib/contract/permission';
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
