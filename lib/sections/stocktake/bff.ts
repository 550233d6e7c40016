import 'server-only';
import { notFound } from 'next/navigation';
import { getCount } from './contract';
import { CODE, ProblemError } from '@/lib/contract/problem';
import { venueName } from '@/lib/env';
import { invoke } from '@/lib/bff/invoke';
import { requirePage, unknownAddress } from '@/lib/bff/require-page';
import { settings } from '@/lib/bff/settings';

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
