import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Bit, Id, ParentId, UnixSeconds } from '@/lib/contract/primitives';

const { call } = endpointsOf('menu');

/** Reports let the user choose a part of the menu, so OrdersView is enough to list its folders. */
export const chooseFolder = { anyOf: ['MenuView', 'OrdersView'] } as const;

export const Priority = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** A row of the menu screen: a folder or dish without children and long texts. */
export const rowFields = {
  item_id: Id,
  parent_id: ParentId,
  name: z.string(),
  status: Bit,
  priority: Priority,
  last_update: UnixSeconds,
  version: z.int().optional(),
};
export const MenuFolderRow = z.object({ ...rowFields, is_file: z.literal(false), dishes: z.int() });
export type MenuFolderRow = z.infer<typeof MenuFolderRow>;

/** Every folder of the menu, for a picker. */
export const menuFolders = call({
  id: 'bff.menuFolders',
  path: '/api/menu/folders',
  reply: z.object({ rows: z.array(MenuFolderRow) }),
  access: chooseFolder,
  reads: ['menu'],
});
