import 'server-only';
import { listMenu, type MenuNode } from '@/lib/sections/menu/contract/menu';
import { exportCategories, exportItems, type ExportCategory } from '../contract';
import { refusal } from '@/lib/contract/refusals';
import { catalogueOf, type Catalogue } from './catalogue';
import { fetchCategories, NO_CATEGORIES, NOT_EXPORTED, sendItems } from './client';
import type { UpstreamContext } from '@/lib/bff/upstream';
import { compose, requireNow } from '@/lib/bff/compose';

const dishIds = (nodes: readonly MenuNode[]): number[] =>
  nodes.flatMap((node) => (node.is_file ? [node.item_id] : dishIds(node.children)));

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
    const known = new Set(dishIds((await call(listMenu, { query: {} })).items));
    const items = [...new Set(body.items)];
    if (!items.every((id) => known.has(id))) throw refusal('noSuchDish', 'items');
    const { category } = body;
    await sendItems(catalogue, { category, items, login }, context).catch(async (error: unknown) => {
      throw (await isUnknown(category, catalogue, context)) ? refusal('noSuchExportCategory', 'category') : error;
    });
    return {};
  }),
];
