import { NOW } from './clock';
import { browserPath, wirePath, type Endpoint } from '@/lib/contract/endpoint';
import type { Question } from './question';
import { every, inputsFor, reads } from './reads';
import { ADMIN, IDS, STAFF } from './venue';

const pictures = every.filter(({ changes, replyTypes }) => !changes && replyTypes);

/** Calls that read orders, but book a run of receipts. */
const BOOKING = ['orders.alcohol', 'orders.choose'];

const asked = (endpoint: Endpoint, as: string): Question => {
  const input = inputsFor(IDS, NOW)(endpoint);
  return {
    kind: 'replies',
    subject: endpoint.id,
    variant: as,
    of: `endpoint ${endpoint.id}`,
    as,
    method: endpoint.method,
    address: browserPath(wirePath(endpoint, input)),
    body: input.body,
    books: BOOKING.includes(endpoint.id),
  };
};

/** All calls that read, for each account. */
export const replies = (): Question[] =>
  [...reads, ...pictures].flatMap((endpoint) => [ADMIN, ...STAFF].map((as) => asked(endpoint, as)));
