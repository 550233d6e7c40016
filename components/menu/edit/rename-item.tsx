'use client';
import { RenameInput } from '@/components/browse/rename-input';
import type { RenameFieldProps } from '@/components/browse/rename';
import { call } from '@/lib/api/call';
import { menuRows, type MenuRow } from '@/lib/contract/menu';
import { renameItemForm } from '@/lib/forms/menu';

/** Input for the name of a dish or folder. */
export const RenameItem = (props: RenameFieldProps<MenuRow>) => (
  <RenameInput {...props} form={renameItemForm} read={async () => (await call(menuRows, {})).rows} />
);
