import 'server-only';
import type { Endpoint, InputOf, RawInput, ReplyOf } from '@/lib/contract/endpoint';
import { hiddenFrom, seenReply } from '@/lib/rights/sights';
import { cardCalls } from '@/lib/sections/cards/bff/cards';
import { categoryCalls } from '@/lib/sections/categories/bff';
import { chained } from './compose';
import { menuCalls } from '@/lib/sections/menu/bff/menu';
import { exportCalls } from '@/lib/sections/catalogue/bff/calls';
import { overviewCalls } from '@/lib/sections/overview/bff';
import { paymentCalls } from '@/lib/sections/payments/bff';
import { productSalesCalls } from '@/lib/sections/statistics/bff/product-sales';
import { receiptCalls } from '@/lib/sections/orders/bff/receipts';
import { reportCalls } from '@/lib/sections/statistics/bff/reports';
import { salaryCalls } from '@/lib/sections/salary/bff/salary';
import { salaryYearCalls } from '@/lib/sections/salary/bff/year';
import { sensorCalls } from '@/lib/sections/stock/bff/sensors';
import { stockCalls } from '@/lib/sections/stock/bff/stock';
import { userCalls } from '@/lib/sections/users/bff/users';
import { versionCalls } from './versions';
import { specialLogins } from './settings';
import { callUpstream, type UpstreamContext } from './upstream';

export const composedCalls = [
  menuCalls,
  exportCalls,
  stockCalls,
  receiptCalls,
  categoryCalls,
  reportCalls,
  overviewCalls,
  paymentCalls,
  productSalesCalls,
  sensorCalls,
  cardCalls,
  userCalls,
  salaryCalls,
  salaryYearCalls,
  versionCalls,
].flat();
const composed = new Map(composedCalls.map((call) => [call.endpoint.id, call]));

export interface Outcome<Reply> {
  readonly reply: Reply;
  /** The admin API's cookie from now on; a legacy server may renew it with any reply. */
  readonly cookie: string;
  /** The reply as our own backend sent it: exactly the contract's fields, so that nobody has to write it again. */
  readonly body?: Uint8Array<ArrayBuffer> | undefined;
}

/** Whether a call is composed of several of the admin API. */
export const isComposed = ({ id }: Endpoint): boolean => composed.has(id);

/** Makes any call of the contract, the admin API's or the BFF's own, for page preloads and the door. */
export async function invoke<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  context: UpstreamContext,
): Promise<Outcome<ReplyOf<E>>> {
  const own = composed.get(endpoint.id);
  if (!own) return callUpstream(endpoint, input, context);
  const { call, cookie } = chained(callUpstream, context);
  const reply = (await own.run(input as RawInput, call, context)) as ReplyOf<E>;
  const hidden = endpoint.hides ? hiddenFrom(context.person ?? null, specialLogins()) : [];
  return { reply: seenReply(endpoint, reply, hidden), cookie: cookie() };
}
