import { notFound } from 'next/navigation';
import { CatalogueElsewhere } from '@/components/sections/catalogue/catalogue-elsewhere';
import { CatalogueScreen } from '@/components/sections/catalogue/catalogue-screen';
import { catalogueKind } from '@/lib/sections/catalogue/bff/catalogue';
import { invoke } from '@/lib/bff/invoke';
import { requirePage } from '@/lib/bff/require-page';
import { ExportTarget, readCatalogue } from '@/lib/sections/catalogue/contract';

/** Contents of our own catalogues, for whoever may see the menu. */
export default async function CataloguePage({ params }: { params: Promise<{ target: string }> }) {
  const { server, context } = await requirePage('menu');
  const target = ExportTarget.safeParse((await params).target).data;
  if (!target) notFound();
  const kind = catalogueKind(target, server);
  if (kind !== 'own') return <CatalogueElsewhere target={target} kind={kind} />;
  const { reply } = await invoke(readCatalogue, { params: { target } }, context);
  return <CatalogueScreen target={target} categories={reply.categories} />;
}
