import { notFound } from 'next/navigation';
import { PriceListPage } from '@/components/menu/price-list-page';
import { invoke } from '@/lib/bff/invoke';
import { requirePage } from '@/lib/bff/require-page';
import { settings } from '@/lib/bff/settings';
import { listMenu } from '@/lib/contract/menu';
import { priceListOf } from '@/lib/domain/price-list';
import { venueName } from '@/lib/env';

interface Props {
  searchParams: Promise<{ folder?: string | string[] }>;
}

/** The menu for the browser's printer, without the frame of the app. */
export default async function PrintMenuPage({ searchParams }: Props) {
  const { context, person } = await requirePage('menu');
  const folder = Number((await searchParams).folder ?? 0);
  const { reply } = await invoke(listMenu, { query: {} }, context);
  const list = priceListOf(reply.items, folder);
  if (!list) notFound();
  const now = Math.floor(new Date().getTime() / 1000);
  return <PriceListPage list={list} folder={folder} venue={venueName(settings())} login={person.login} now={now} />;
}
