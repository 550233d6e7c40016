import 'server-only';
import { refusal } from '@/lib/contract/refusals';
import { findList } from '@/lib/sections/lists';
import { exactViewOf } from '@/lib/lists/view';
import { servePdf } from '../pdf-file';
import { respond } from '../respond';
import { listFor } from './list-for';
import { listPaper } from './list-paper';

/** Nobody reads more on paper; files hold all rows. */
const MOST = 1000;

/** `GET /api/print/:table?…`: a list as a PDF, filtered by the address of its screen. */
export function listPdf(request: Request): Promise<Response> {
  const table = findList(new URL(request.url).pathname.split('/').at(-1) ?? '');
  if (!table) return respond(request, () => Promise.reject(refusal('noSuchList', 'table')));
  return servePdf(request, table.endpoint, `/print/${table.id}`, async ({ person, context, locale, ...about }) => {
    const list = listFor(table, person, context.server);
    if (!list) throw refusal('noPrivilege');
    const { t, venue, params, time } = about;
    const { name, plainName, ...paper } = await listPaper({
      table: list,
      view: exactViewOf(list, params),
      context,
      locale,
      most: MOST,
    });
    const words = {
      title: paper.title,
      printed: t('report.paper.printed', { login: person.login, time }),
      page: t('report.paper.page', { page: '{page}', pages: '{pages}' }),
      empty: t('report.paper.empty'),
    };
    return { document: { kind: 'list', data: { paper, words, venue, locale } }, name, plainName };
  });
}
