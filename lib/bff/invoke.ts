import 'server-only';
import type { Endpoint, InputOf, RawInput, ReplyOf } from '../contract/endpoint';
import { hiddenFrom, seenReply } from '../domain/sights';
import { cardCalls } from './composed/cards';
import { categoryCalls } from './composed/categories';
import type { Call } from './composed/compose';
import { menuCalls } from './composed/menu';
import { exportCalls } from './composed/menu-export';
import { paymentCalls } from './composed/payments';
import { productSalesCalls } from './composed/product-sales';
import { receiptCalls } from './composed/receipts';
import { reportCalls } from './composed/reports';
import { salaryCalls } from './composed/salary';
import { salaryYearCalls } from './composed/salary-year';
import { sensorCalls } from './composed/sensors';
import { stockCalls } from './composed/stock';
import { userCalls } from './composed/users';
import { versionCalls } from './composed/versions';
import { standing } from './settings';
import { callUpstream, type UpstreamContext } from './upstream';

export const composedCalls = [
  menuCalls,
  exportCalls,
  stockCalls,
  receiptCalls,
  categoryCalls,
  reportCalls,
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
  let { cookie } = context;
  const call: Call = async (part, partInput, key) => {
    const own = key && { idempotencyKey: key };
    const outcome = await callUpstream(part, partInput, { ...context, cookie, ...own });
    ({ cookie } = outcome);
    return outcome.reply;
  };
  const reply = (await own.run(input as RawInput, call, context)) as ReplyOf<E>;
  const hidden = endpoint.hides ? hiddenFrom(context.person ?? null, standing()) : [];
  return { reply: seenReply(endpoint, reply, hidden), cookie };
}
