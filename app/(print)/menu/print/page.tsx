import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { FileFailed } from '@/components/list/file-failed';
import { PriceListPage } from '@/components/sections/menu/price-list-page';
import { failureOf } from '@/lib/bff/failed-file';
import { invoke } from '@/lib/bff/invoke';
import { requirePage } from '@/lib/bff/require-page';
import { settings } from '@/lib/bff/settings';
import { wordsIn } from '@/lib/bff/words';
import { listMenu } from '@/lib/sections/menu/contract/menu';
import { priceListOf } from '@/lib/sections/menu/rules/price-list';
import { venueName } from '@/lib/env';

interface Props {
  searchParams: Promise<{ folder?: string | string[]; problem?: string | string[] }>;
}

/** Menu for the browser's printer, without the app's frame. With `problem` it says why there is no PDF. */
export default async function PrintMenuPage({ searchParams }: Props) {
  const { context, person } = await requirePage('menu');
  const asked = await searchParams;
  const folder = Number(asked.folder ?? 0);
  if (/^\d{1,6}$/.test(String(asked.problem))) {
    const t = wordsIn(await getLocale());
    return (
      <FileFailed
        file={`/api/menu/price-list.pdf?folder=${folder}`}
        back={`/menu?folder=${folder}`}
        problem={await failureOf(Number(asked.problem))}
        title={t('priceList.failed')}
        backLabel={t('priceList.backToMenu')}
      />
    );
  }
  const { reply } = await invoke(listMenu, { query: {} }, context);
  const list = priceListOf(reply.items, folder);
  if (!list) notFound();
  const now = Math.floor(new Date().getTime() / 1000);
  return <PriceListPage list={list} folder={folder} venue={venueName(settings())} login={person.login} now={now} />;
}
