import 'server-only';
import { flatNodes } from '@/lib/domain/tree';
import { listMenu } from '@/lib/sections/menu/contract/menu';
import { exportCategories, exportItems, type ExportCategory } from '../contract';
import { refusal } from '@/lib/contract/refusals';
import { catalogueOf, type Catalogue } from './catalogue';
import { fetchCategories, NO_CATEGORIES, NOT_EXPORTED, sendItems } from './client';
import type { UpstreamContext } from '@/lib/bff/upstream';
import { compose, requireNow } from '@/lib/bff/compose';

/** Whether a catalogue that can be asked has no such category. */
const isUnknown = (category: ExportCategory['category_id'], catalogue: Catalogue, context: UpstreamContext) =>
  fetchCategories(catalogue, context).then(
    (categories) => !categories.some(({ category_id }) => category_id === category),
    () => false,
  );

export const exportCalls = [
  compose(exportCategories, async ({ params: { target } }, call, context) => {
    await requireNow(exportCategories, call);
    return { categories: await fetchCategories(catalogueOf(target, context.server, NO_CATEGORIES), context) };
  }),
  compose(exportItems, async ({ params: { target }, body }, call, context) => {
    const catalogue = catalogueOf(target, context.server, NOT_EXPORTED);
    const { login } = await requireNow(exportItems, call);
    const nodes = flatNodes((await call(listMenu, { query: {} })).items);
    const known = new Set(nodes.filter(({ is_file }) => is_file).map(({ item_id }) => item_id));
    const items = [...new Set(body.items)];
    if (!items.every((id) => known.has(id))) throw refusal('noSuchDish', 'items');
    const { category } = body;
    await sendItems(catalogue, { category, items, login }, context).catch(async (error: unknown) => {
      throw (await isUnknown(category, catalogue, context)) ? refusal('noSuchExportCategory', 'category') : error;
    });
    return {};
  }),
];
