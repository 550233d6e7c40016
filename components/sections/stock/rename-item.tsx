'use client';
import { RenameInput } from '@/components/browse/rename-input';
import type { RenameFieldProps } from '@/components/browse/rename';
import { call } from '@/lib/api/call';
import { stockRows, type StockRow } from '@/lib/sections/stock/contract/stock';
import { renameStockForm } from '@/lib/sections/stock/forms/stock';

/** Input for the name of a stock item or folder. */
export const RenameItem = (props: RenameFieldProps<StockRow>) => (
  <RenameInput {...props} form={renameStockForm} read={async () => (await call(stockRows, {})).rows} />
);
