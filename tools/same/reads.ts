import type { z } from 'zod';
import type { Endpoint, RawInput } from '@/lib/contract/endpoint';
import { monthOf } from '@/lib/sections/salary/rules/month';
import { adminEndpoints, bffEndpoints } from '@/lib/sections/endpoints';

export const every = [...adminEndpoints, ...bffEndpoints];

/** Calls that read, except sign-in and files. */
export const reads = every.filter(
  ({ id, changes, access, replyTypes }) =>
    !changes && !replyTypes && access !== 'public' && !/^(auth|bff)\.(log|sign)/.test(id),
);
/** The sample venue has no catalogues and no runs of receipts. */
export const ABSENT = ['bff.exportCategories', 'orders.runReceipts'];

/** Ids of the records in the inputs, by kind. */
export type Ids = Readonly<Record<string, number>>;

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/menu/i, 'dish'],
  [/^orders\.get/, 'order'],
  [/^orders\.runReceipts/, 'run'],
  [/^expenses/, 'expense'],
  [/purchase$/, 'purchase'],
  [/^stock\.count/, 'count'],
  [/^days/, 'day'],
  [/^users\.sessionsOf/, 'junior'],
  [/user/i, 'user'],
  [/salary/i, 'employee'],
  [/^(payments|agents)/, 'agent'],
  [/product_sales/, 'beer'],
];

const strip = ({ query, body, params }: Endpoint, input: RawInput): RawInput => {
  const only = <Value>(schema: z.ZodObject, value: object): Record<string, Value> =>
    Object.fromEntries(Object.entries<Value>(value as never).filter(([name]) => name in schema.shape));
  return {
    ...(params && { params: only<number>(params, input.params ?? {}) }),
    ...(query && { query: only<number>(query, input.query ?? {}) }),
    ...(body && { body: only(body, input.body ?? {}) }),
  };
};

/** Input of a call that reads; fields in `further` replace the usual ones of the body. */
export function inputsFor(ids: Ids, now = Math.floor(Date.now() / 1000)) {
  const month = monthOf(now, 'Asia/Bangkok');
  /** A period that ends after the last call. */
  const ALL_TIME = { period_id: 5, start_time: now - 30 * 86_400, end_time: now + 86_400 };
  return (endpoint: Endpoint, further: object = {}): RawInput => {
    const { id } = endpoint;
    const own = ids[KINDS.find(([kind]) => kind.test(id))?.[1] ?? ''] ?? ids['item'];
    const page = { page: 1, count: 100 };
    return strip(endpoint, {
      params: { id: own ?? 0, guid: ids['sensor'] ?? 0, target: 'karaoke' },
      query: { ...(/Folder$/.test(id) && { folder: 0 }), from: 0, count: 10, days: 30 },
      body: {
        ...ALL_TIME,
        ...page,
        report_type: 2,
        filters: id.startsWith('expenses') ? {} : id === 'stock.story' ? [1, 2, 3] : [],
        item_id: own,
        items: [own],
        expense_id: own,
        stock_story_id: ids['story'],
        barcode: '4600001',
        ...(/^payments|agentDues$/.test(id) && {
          agent_id: own,
          session_id: ids['session'],
          places: [16, 17],
          payment_type: 1,
          status: 0,
        }),
        craft_id: ids['craft'],
        batch_id: ids['batch'],
        beer: false,
        ...(/^(bff\.)?salary/.test(id) && { employee_id: own, ...month, count: 12 }),
        ...(id.endsWith('.details') && { category_id: ids['category'], card_number: '0012480042', hour: 20 }),
        ...further,
      },
    });
  };
}
