import 'server-only';
import { decodedUri } from '@/lib/domain/decoded-uri';
import { failureOf } from './failed-file';
import { paramsIn, type SearchParams } from './preload-list';

/**
 * Data of a failure page: the problem, and the address to try again. Anybody can write the query, so the address is
 * used only if it matches `own`; otherwise it is `back`, the address of the screen to return to.
 */
export async function failedFile(searchParams: SearchParams, own: RegExp, back: string) {
  const query = await paramsIn(searchParams);
  const given = query.get('pdf') ?? '';
  const code = query.get('problem') ?? '';
  const problem = await failureOf(/^\d{1,6}$/.test(code) ? Number(code) : 0);
  return { file: [given, decodedUri(given) ?? ''].find((file) => own.test(file)) ?? back, back, problem };
}
