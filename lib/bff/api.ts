import 'server-only';
import { guarded } from '../api-headers';
import { noteRoute } from '../route-template';
import { alcoholPdf } from './alcohol-pdf';
import { cardsPdf } from './cards-pdf';
import { craftLabels } from './craft-labels';
import { door } from './door';
import { exportList } from './export/export-list';
import { listPdf } from './export/list-pdf';
import { kitchenSheets } from './kitchen-sheets';
import { messagesFile } from './messages-file';
import { payslipsPdf } from './payslips-pdf';
import { posDoor } from './pos-door';
import { priceListPdf } from './price-list';
import { receiptsPdf } from './receipts-pdf';
import { ended, signIn, signOut, whoIsHere } from './sign-in';

type Handler = (request: Request) => Promise<Response>;
interface Handlers {
  readonly GET?: Handler;
  readonly POST?: Handler;
}

/** Handlers by address below `/api`; the first that matches answers. `*` is one part of an address, `**` any number. */
const ROUTES: readonly (readonly [address: string, handlers: Handlers])[] = [
  ['auth/ended', { GET: ended }],
  ['auth/login', { POST: signIn }],
  ['auth/logout', { POST: signOut }],
  ['auth/session', { GET: whoIsHere }],
  ['orders/alcohol.pdf', { GET: alcoholPdf }],
  ['orders/receipts.pdf', { GET: receiptsPdf }],
  ['settings/cards.pdf', { GET: cardsPdf }],
  ['salary/payslips.pdf', { GET: payslipsPdf }],
  ['craft/labels.pdf', { GET: craftLabels.craft }],
  ['craft/kitchen-sheet.pdf', { GET: kitchenSheets.craft }],
  ['beer-craft/labels.pdf', { GET: craftLabels.beer }],
  ['beer-craft/kitchen-sheet.pdf', { GET: kitchenSheets.beer }],
  ['menu/price-list.pdf', { GET: priceListPdf }],
  ['export/*', { GET: exportList }],
  ['print/*', { GET: listPdf }],
  ['messages/*/*', { GET: messagesFile }],
  ['v1/pos/**', { GET: posDoor, POST: posDoor }],
  ['**', { GET: door, POST: door }],
];

const patternOf = (address: string): RegExp =>
  new RegExp(`^/api/${address.replaceAll('.', '\\.').replaceAll(/\*+/g, (sign) => (sign === '*' ? '[^/]+' : '.*'))}$`);
const routes = ROUTES.map(([address, handlers]) => ({ address, pattern: patternOf(address), handlers }));

/** Answers every call below `/api`: 405 for a method that an address does not have. HEAD is GET without a body. */
export async function api(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { address = '**', handlers = {} } = routes.find(({ pattern }) => pattern.test(pathname)) ?? {};
  noteRoute(request, `/api/${address}`);
  const handler = request.method === 'POST' ? handlers.POST : handlers.GET;
  return handler ? handler(request) : guarded(new Response(null, { status: 405 }));
}
