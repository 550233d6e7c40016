'use client';
import { BrowseDialogs } from '@/components/browse/browse-dialogs';
import { RemovedDialog } from '@/components/browse/removed-dialog';
import { useEndpoint } from '@/lib/api/use-endpoint';
import type { StockItemRow } from '@/lib/sections/stock/contract/stock';
import { removedStock } from '@/lib/sections/stock/contract/edit';
import { stockFolderForm } from '@/lib/forms/tree';
import { RemoveStockDialog } from './remove-stock-dialog';
import type { StockEditor } from './use-stock-editor';

function RemovedItems({ editor, onClose }: { editor: StockEditor; onClose: () => void }) {
  return <RemovedDialog query={useEndpoint(removedStock, {})} restore={editor.commands.restore} onClose={onClose} />;
}

interface StockDialogsProps {
  readonly editor: StockEditor;
  /** Opens the write-off of an item, for users who may book one. */
  readonly onWriteOff: ((item: StockItemRow) => void) | undefined;
}

/** Small dialogs of the stock screen, one at a time, loaded on first use. */
export function StockDialogs({ editor, onWriteOff }: StockDialogsProps) {
  return (
    <BrowseDialogs
      editor={editor}
      dialog={editor.dialog}
      folderForm={stockFolderForm}
      removalOf={(rows, onClose) => (
        <RemoveStockDialog editor={editor} rows={rows} onWriteOff={onWriteOff} onClose={onClose} />
      )}
      ownOf={(_removed, onClose) => <RemovedItems editor={editor} onClose={onClose} />}
    />
  );
}
