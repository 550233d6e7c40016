'use client';
import { RenameInput } from '@/components/browse/rename-input';
import type { RenameFieldProps } from '@/components/browse/rename';
import { call } from '@/lib/api/call';
import { menuRows, type MenuRow } from '@/lib/sections/menu/contract/menu';
import { renameItemForm } from '@/lib/sections/menu/forms';

/** Input for the name of a dish or folder. */
export const RenameItem = (props: RenameFieldProps<MenuRow>) => (
  <RenameInput {...props} form={renameItemForm} read={async () => (await call(menuRows, {})).rows} />
);
