'use client';
import { BrowseDialogs } from '@/components/browse/browse-dialogs';
import { RemovedDialog } from '@/components/browse/removed-dialog';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { removedStock } from '@/lib/contract/stock-edit';
import { stockFolderForm } from '@/lib/forms/tree';
import type { StockEditor } from './use-stock-editor';

function RemovedItems({ editor, onClose }: { editor: StockEditor; onClose: () => void }) {
  return <RemovedDialog query={useEndpoint(removedStock, {})} restore={editor.commands.restore} onClose={onClose} />;
}

/** Small dialogs of the stock screen, one at a time, loaded on first use. */
export function StockDialogs({ editor }: { editor: StockEditor }) {
  return (
    <BrowseDialogs
      editor={editor}
      dialog={editor.dialog}
      folderForm={stockFolderForm}
      ownOf={(_removed, onClose) => <RemovedItems editor={editor} onClose={onClose} />}
    />
  );
}
