import 'server-only';
import { notFound } from 'next/navigation';
import { getDay } from './contract';
import { CODE, ProblemError } from '@/lib/contract/problem';
import { venueName } from '@/lib/env';
import { invoke } from '@/lib/bff/invoke';
import { requirePage, unknownAddress } from '@/lib/bff/require-page';
import { settings } from '@/lib/bff/settings';

/** Data of a day's printed sheet. Not found for a day that is missing or not closed. */
export async function dayPaper(params: Promise<unknown>) {
  const { context, person } = await requirePage('operations');
  const id = getDay.params.safeParse(await params);
  if (!id.success) unknownAddress();
  const { reply: close } = await invoke(getDay, { params: id.data }, context).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === CODE.notFound) notFound();
    throw error;
  });
  const { sheet } = close;
  if (!sheet) notFound();
  const now = Math.floor(new Date().getTime() / 1000);
  return { close, sheet, venue: venueName(settings()), login: person.login, now };
}
