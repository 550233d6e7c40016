import 'server-only';
import { checkLogin } from '../../contract/auth';
import { listMenu, type MenuNode } from '../../contract/menu';
import { exportCategories, exportItems } from '../../contract/menu-export';
import { refusal } from '../../contract/refusals';
import { mayAccess } from '../../domain/permissions';
import { catalogueOf } from '../catalogue';
import { fetchCategories, NO_CATEGORIES, NOT_EXPORTED, sendItems } from '../catalogue-client';
import { standing } from '../settings';
import { compose } from './compose';

const dishIds = (nodes: readonly MenuNode[]): number[] =>
  nodes.flatMap((node) => (node.is_file ? [node.item_id] : dishIds(node.children)));

export const exportCalls = [
  compose(exportCategories, async ({ params: { target } }, _call, context) => ({
    categories: await fetchCategories(catalogueOf(target, context.server, NO_CATEGORIES), context),
  })),
  compose(exportItems, async ({ params: { target }, body }, call, context) => {
    const catalogue = catalogueOf(target, context.server, NOT_EXPORTED);
    // No admin API receives this command and checks it, so the right is fetched now.
    const { login = '', permissions } = await call(checkLogin, {});
    if (!mayAccess({ login, permissions }, exportItems.access, standing())) throw refusal('noPrivilege');
    const known = new Set(dishIds((await call(listMenu, { query: {} })).items));
    const items = [...new Set(body.items)];
    if (!items.every((id) => known.has(id))) throw refusal('noSuchDish', 'items');
    await sendItems(catalogue, { category: body.category, items, login }, context);
    return {};
  }),
];
