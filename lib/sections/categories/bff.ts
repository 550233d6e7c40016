import 'server-only';
import { listCategories } from './contract/categories';
import { expenseCategories } from '@/lib/sections/categories/contract/choice';
import { isOwn } from '@/lib/bff/servers';
import { compose } from '@/lib/bff/compose';

/** Categories for their settings. A legacy server has no such call: it tells id and name of those in use. */
export const categoryCalls = [
  compose(listCategories, (input, call, { server }) =>
    isOwn(server) ? call(listCategories, input) : call(expenseCategories, { query: {} }),
  ),
];
