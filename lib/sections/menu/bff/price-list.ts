import 'server-only';
import { z } from 'zod';
import { listMenu } from '../contract/menu';
import { ParentId } from '@/lib/contract/primitives';
import { badInput, CODE } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { priceListOf } from '../rules/price-list';
import type { PriceListWords } from '@/lib/pdf/document';
import { servePdf, type PdfFile, type PdfRequest } from '@/lib/bff/pdf-file';
import type { Words } from '@/lib/bff/words';

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

const folderOf = (params: URLSearchParams) => Folder.safeParse(params.get('folder') ?? '0');

async function priceListFile({ call, params, venue, timeZone, locale, t, time, person }: PdfRequest): Promise<PdfFile> {
  const folder = folderOf(params);
  if (!folder.success) throw badInput({ message: 'No folder id', path: ['folder'] });
  const { items } = await call(listMenu, { query: {} });
  const list = priceListOf(items, folder.data);
  if (!list) throw refusal('noSuchFolder', 'folder');
  const words = wordsOf(t, list.scope, person.login, time);
  const date = time.slice(0, 10).split('.').toReversed().join('-');
  return {
    document: { kind: 'price-list', data: { venue, locale, timeZone, words, sections: list.sections } },
    name: t('priceList.fileName', { venue, date }),
    plainName: `price-list-${date}`,
  };
}

/** The browser's print page says why there is no file. */
function failedAt(code: number, page: string, { searchParams }: URL): string {
  const folder = folderOf(searchParams).data ?? 0;
  return code === CODE.sessionEnded ? `${page}?folder=${folder}` : `${page}/print?folder=${folder}&problem=${code}`;
}

/**
 * `GET /api/menu/price-list.pdf?folder=7`: price list of a folder and everything below it; 0 or missing is the whole
 * menu.
 */
export const priceListPdf = (request: Request): Promise<Response> =>
  servePdf(request, listMenu, '/menu', priceListFile, failedAt);
