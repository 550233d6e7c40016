'use client';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { AddFolderForm } from './add-folder-form';
import { EditFolder } from './edit-folder';
import type { FormProps } from './form-props';
import { LeaveQuestion } from '@/components/form/leave-question';
import { MoveForm } from './move-form';
import { RemoveForm } from './remove-form';
import { RemovedList } from './removed-list';
import type { MenuDialog, MenuEditor } from './use-menu-editor';

function Content({ dialog, ...form }: FormProps & { dialog: MenuDialog }) {
  switch (dialog.kind) {
    case 'addFolder':
      return <AddFolderForm {...form} parent={dialog.parent} />;
    case 'editFolder':
      return <EditFolder {...form} folderId={dialog.folder.item_id} />;
    case 'move':
      return <MoveForm {...form} row={dialog.row} />;
    case 'remove':
      return <RemoveForm {...form} rows={dialog.rows} />;
    case 'removed':
      return <RemovedList />;
  }
}

function useTitle(dialog: MenuDialog | null): string {
  const t = useTranslations('menuEdit');
  switch (dialog?.kind) {
    case 'addFolder':
      return t('add.title');
    case 'editFolder':
      return t('edit.title', { name: dialog.folder.name });
    case 'move':
      return t('moveTo.title', { name: dialog.row.name });
    case 'remove': {
      const [only] = dialog.rows;
      return dialog.rows.length === 1 && only
        ? t('confirm.titleOne', { name: only.name })
        : t('confirm.titleMany', { count: dialog.rows.length });
    }
    case 'removed':
      return t('bin.title');
    case undefined:
      return '';
  }
}

/** The small dialogs of the menu screen, one at a time; loaded when the first is opened. */
export function MenuDialogs({ editor }: { editor: MenuEditor }) {
  const t = useTranslations('menuEdit');
  // Opened a moment after it is there, so that Mantine knows where the focus came from and has to return.
  const mounted = useMounted();
  const { dialog, setDialog } = editor;
  const [shown, setShown] = useState(dialog);
  if (dialog && dialog !== shown) setShown(dialog);
  const dirty = useRef(false);
  const [asking, setAsking] = useState(false);
  const close = () => {
    dirty.current = false;
    setAsking(false);
    setDialog(null);
  };
  const leave = () => (dirty.current ? setAsking(true) : close());
  const title = useTitle(shown);
  return (
    <>
      <Modal
        opened={mounted && dialog !== null}
        onClose={leave}
        title={title}
        size={shown?.kind === 'removed' ? 560 : 440}
        closeButtonProps={{ 'aria-label': t('close') }}
        transitionProps={{ duration: 100, transition: 'fade' }}
      >
        {shown && (
          <Content
            dialog={shown}
            editor={editor}
            onDirty={(is) => void (dirty.current = is)}
            onDone={close}
            onCancel={leave}
          />
        )}
      </Modal>
      {asking && <LeaveQuestion onStay={() => setAsking(false)} onLeave={close} />}
    </>
  );
}
