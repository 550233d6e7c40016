import 'server-only';
import type { Problem } from '@/lib/contract/problem';
import { failureOf } from './failed-file';
import { paramsIn, type SearchParams } from './preload-list';

interface FailedFile {
  /** Address of the file to try again, or of the screen. */
  readonly file: string;
  readonly back: string;
  readonly problem: Problem;
}

/**
 * Data of a failure page: the problem, and the address to try again. Anybody can write the query, so the address is
 * used only if it matches `own`; otherwise it is `back`, the address of the screen to return to.
 */
export async function failedFile(searchParams: SearchParams, own: RegExp, back: string): Promise<FailedFile> {
  const query = await paramsIn(searchParams);
  const file = decoded(query.get('pdf') ?? '');
  const code = query.get('problem') ?? '';
  const problem = await failureOf(/^\d{1,6}$/.test(code) ? Number(code) : 0);
  return { file: own.test(file) ? file : back, back, problem };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
