'use client';
import { useTranslations } from 'next-intl';
import { BrowseDialogs, type OwnDialog } from '@/components/browse/browse-dialogs';
import { RemovedList } from '@/components/browse/removed-list';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { removedItems } from '@/lib/contract/menu-edit';
import { EditFolder } from './edit-folder';
import { ExportForm } from './export-form';
import type { MenuDialog, MenuEditor } from './use-menu-editor';

function RemovedDishes({ editor }: { editor: MenuEditor }) {
  return <RemovedList query={useEndpoint(removedItems, {})} restore={editor.commands.restore} />;
}

/** The small dialogs of the menu screen, one at a time; loaded when the first is opened. */
export function MenuDialogs({ editor }: { editor: MenuEditor }) {
  const t = useTranslations('menuEdit');
  const ownOf = (dialog: MenuDialog | { readonly kind: 'removed' }): OwnDialog => {
    switch (dialog.kind) {
      case 'editFolder':
        return {
          title: t('edit.title', { name: dialog.folder.name }),
          content: (form) => <EditFolder {...form} folderId={dialog.folder.item_id} />,
        };
      case 'export':
        return {
          title: t('exportTitle'),
          content: (form) => <ExportForm {...form} menu={editor.menu} rows={dialog.rows} />,
        };
      case 'removed':
        return { title: t('bin.title'), size: 560, content: () => <RemovedDishes editor={editor} /> };
    }
  };
  return <BrowseDialogs editor={editor} dialog={editor.dialog} ownOf={ownOf} />;
}
