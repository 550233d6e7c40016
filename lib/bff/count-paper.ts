import 'server-only';
import { notFound } from 'next/navigation';
import { getCount } from '../contract/stock-count';
import { CODE, ProblemError } from '../contract/problem';
import { venueName } from '../env';
import { invoke } from './invoke';
import { requirePage, unknownAddress } from './require-page';
import { settings } from './settings';

/** Data of a count's printed page. Not found for a missing count. */
export async function countPaper(params: Promise<unknown>) {
  const { context, person } = await requirePage('stock');
  const id = getCount.params.safeParse(await params);
  if (!id.success) unknownAddress();
  const { reply } = await invoke(getCount, { params: id.data }, context).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === CODE.notFound) notFound();
    throw error;
  });
  const now = Math.floor(new Date().getTime() / 1000);
  return { ...reply, venue: venueName(settings()), login: person.login, now };
}
