'use client';
import { BrowseDialogs } from '@/components/browse/browse-dialogs';
import { RemovedDialog } from '@/components/browse/removed-dialog';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { removedItems } from '@/lib/sections/menu/contract/edit';
import { menuFolderForm } from '@/lib/forms/tree';
import { EditFolderDialog } from './edit-folder-dialog';
import { ExportDialog } from './export-dialog';
import type { MenuDialog, MenuEditor } from './use-menu-editor';

function RemovedDishes({ editor, onClose }: { editor: MenuEditor; onClose: () => void }) {
  return <RemovedDialog query={useEndpoint(removedItems, {})} restore={editor.commands.restore} onClose={onClose} />;
}

/** Small dialogs of the menu screen, one at a time, loaded on first use. */
export function MenuDialogs({ editor }: { editor: MenuEditor }) {
  const ownOf = (dialog: MenuDialog | { readonly kind: 'removed' }, onClose: () => void) => {
    switch (dialog.kind) {
      case 'editFolder':
        return <EditFolderDialog folder={dialog.folder} onClose={onClose} />;
      case 'export':
        return <ExportDialog menu={editor.browse} rows={dialog.rows} onClose={onClose} />;
      case 'removed':
        return <RemovedDishes editor={editor} onClose={onClose} />;
    }
  };
  return <BrowseDialogs editor={editor} dialog={editor.dialog} folderForm={menuFolderForm} ownOf={ownOf} />;
}
