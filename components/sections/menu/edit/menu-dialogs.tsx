'use client';
import { BrowseDialogs } from '@/components/browse/browse-dialogs';
import { removedItems } from '@/lib/sections/menu/contract/edit';
import { menuFolderForm } from '@/lib/forms/tree';
import { EditFolderDialog } from './edit-folder-dialog';
import { ExportDialog } from './export-dialog';
import type { MenuDialog, MenuEditor } from './use-menu-editor';

/** Small dialogs of the menu screen, one at a time, loaded on first use. */
export function MenuDialogs({ editor }: { editor: MenuEditor }) {
  return (
    <BrowseDialogs
      editor={editor}
      dialog={editor.dialog}
      folderForm={menuFolderForm}
      listed={removedItems}
      ownOf={(dialog: MenuDialog, onClose) =>
        dialog.kind === 'editFolder' ? (
          <EditFolderDialog folder={dialog.folder} onClose={onClose} />
        ) : (
          <ExportDialog menu={editor.browse} rows={dialog.rows} onClose={onClose} />
        )
      }
    />
  );
}
