import { MenuScreen } from '@/components/sections/menu/menu-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { menuFolder } from '@/lib/sections/menu/contract/menu';

interface Props {
  searchParams: Promise<{ folder?: string | string[] }>;
}

export default async function MenuPage({ searchParams }: Props) {
  const visit = await requirePage('menu');
  const folder = Number((await searchParams).folder ?? 0);
  const known = Number.isSafeInteger(folder) && folder >= 0 ? folder : 0;
  const entries = await preload(visit, menuFolder, { query: { folder: known } });
  return (
    <Preloaded entries={entries}>
      <MenuScreen />
    </Preloaded>
  );
}
