import 'server-only';
import { z } from 'zod';
import { listMenu } from '../contract/menu';
import { ParentId } from '@/lib/contract/primitives';
import { badInput, CODE, Problem } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { formatTime } from '@/lib/domain/format';
import { priceListOf } from '../rules/price-list';
import type { PriceListWords } from '@/lib/pdf/document';
import { authorise, requireSession } from '@/lib/bff/admit';
import { venueName } from '@/lib/env';
import { contextOf } from '@/lib/bff/context';
import { redirectToFailure } from '@/lib/bff/failed-file';
import { invoke } from '@/lib/bff/invoke';
import { pdfResponse, type PdfFile } from '@/lib/bff/pdf-file';
import { respond } from '@/lib/bff/respond';
import { writeSession } from '@/lib/bff/session';
import { settings } from '@/lib/bff/settings';
import { localeOf, wordsIn, type Words } from '@/lib/bff/words';

const Folder = z.coerce.number<string>().pipe(ParentId);

/** Keeps the placeholders that only the page layout fills in. */
const wordsOf = (t: Words, scope: string, login: string, time: string): PriceListWords => ({
  title: t('priceList.title'),
  scope: scope || t('priceList.wholeMenu'),
  printed: t('priceList.printed', { login, time }),
  page: t('priceList.page', { page: '{page}', pages: '{pages}' }),
  continued: t('priceList.continued', { heading: '{heading}' }),
  noFolder: t('priceList.noFolder'),
  empty: t('priceList.empty'),
  off: t('menu.off'),
  noRecipe: t('menu.noRecipe'),
  priceAsked: t('priceList.priceAsked'),
  kitchen: t('menu.kitchen'),
  bar: t('menu.bar'),
  columns: {
    id: t('priceList.id'),
    name: t('priceList.name'),
    type: t('priceList.type'),
    retailPrice: t('priceList.retailPrice'),
    primeCost: t('priceList.primeCost'),
    lastUpdate: t('priceList.lastUpdate'),
  },
});

const folderOf = (request: Request) => Folder.safeParse(new URL(request.url).searchParams.get('folder') ?? '0');

const drawn = (request: Request): Promise<Response> =>
  respond(request, async () => {
    const session = await requireSession(request);
    const asked = contextOf(request.headers, session, '/menu');
    const { person, cookie: confirmed } = await authorise(listMenu.access, session, asked);
    const context = { ...asked, cookie: confirmed, person };
    const folder = folderOf(request);
    if (!folder.success) throw badInput({ message: 'No folder id', path: ['folder'] });
    const { reply, cookie } = await invoke(listMenu, { query: {} }, context);
    const list = priceListOf(reply.items, folder.data);
    if (!list) throw refusal('noSuchFolder', 'folder');

    const venue = venueName(settings());
    const timeZone = settings().VENUE_TIMEZONE;
    const locale = localeOf(request.headers);
    const t = wordsIn(locale);
    const time = formatTime(Date.now() / 1000, timeZone);
    const words = wordsOf(t, list.scope, person.login, time);
    const date = time.slice(0, 10).split('.').toReversed().join('-');
    const file: PdfFile = {
      document: { kind: 'price-list', data: { venue, locale, timeZone, words, sections: list.sections } },
      name: t('priceList.fileName', { venue, date }),
      plainName: `price-list-${date}`,
    };
    const response = await pdfResponse(request, file, time);
    if (cookie !== session.cookie) await writeSession(request, response, { ...session, cookie });
    return response;
  });

/**
 * `GET /api/menu/price-list.pdf?folder=7`: price list of a folder and everything below it; 0 or missing is the whole
 * menu. A browser tab is redirected to a page with the error instead of a problem in JSON.
 */
export async function priceListPdf(request: Request): Promise<Response> {
  const response = await drawn(request);
  if (response.status < 400 || request.headers.get('sec-fetch-dest') !== 'document') return response;
  const problem = Problem.parse(await response.json());
  const { code } = problem;
  const folder = folderOf(request).data ?? 0;
  const page = code === CODE.sessionEnded ? `/menu?folder=${folder}` : `/menu/print?folder=${folder}&problem=${code}`;
  return redirectToFailure(page, problem);
}
