import 'server-only';
import { notFound } from 'next/navigation';
import type { Endpoint, InputOf } from '@/lib/contract/endpoint';
import { CODE, ProblemError } from '@/lib/contract/problem';
import type { SectionId } from '@/lib/contract/sections';
import { venueName } from '@/lib/env';
import { invoke } from './invoke';
import { requirePage, unknownAddress } from './require-page';
import { settings } from './settings';

/** Call that reads the record with the number in an address. */
export type RecordCall = Endpoint & { readonly params: NonNullable<Endpoint['params']> };

/** Input of the call of a record's page. An address without a number is answered as unknown. */
export async function recordIn<E extends RecordCall>({ params }: E, given: Promise<unknown>) {
  const { data } = params.safeParse(await given);
  if (!data) unknownAddress();
  return { params: data as { readonly id: number } } as InputOf<E> & { readonly params: { readonly id: number } };
}

/** Data of a record's printed page: the record, who prints it, and when. Not found for a missing record. */
export async function recordPaper<E extends RecordCall>(section: SectionId, call: E, given: Promise<unknown>) {
  const { context, person } = await requirePage(section);
  const { reply } = await invoke(call, await recordIn(call, given), context).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === CODE.notFound) notFound();
    throw error;
  });
  const now = Math.floor(Date.now() / 1000);
  return { reply, about: { venue: venueName(settings()), login: person.login, now } };
}
