'use client';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { LeaveQuestion } from '@/components/form/leave-question';
import { useLeaving } from '@/components/form/use-leaving';
import { AddFolderForm } from './add-folder-form';
import type { BrowseRow } from './browse-row';
import type { DialogProps } from './form-props';
import { MoveForm } from './move-form';
import { RemoveForm } from './remove-form';
import type { BrowseDialog, BrowseEditor } from './use-browse-editor';
import { useEditWords } from './use-words';

/** A dialog that only one of the trees has, and the list of what was removed, which each reads for itself. */
export interface OwnDialog {
  readonly title: string;
  readonly content: (form: DialogProps) => ReactNode;
  readonly size?: number;
}

interface BrowseDialogsProps<Row extends BrowseRow, More extends { readonly kind: string }> {
  editor: BrowseEditor<Row>;
  dialog: BrowseDialog<Row> | More | null;
  ownOf: (dialog: More | { readonly kind: 'removed' }) => OwnDialog;
}

const WIDTH = 440;

const Content = ({ of, ...form }: DialogProps & { of: OwnDialog }) => of.content(form);

/** The small dialogs of a tree, one at a time; loaded when the first is opened. */
export function BrowseDialogs<Row extends BrowseRow, More extends { readonly kind: string }>({
  editor,
  dialog,
  ownOf,
}: BrowseDialogsProps<Row, More>) {
  const t = useEditWords();
  // Opened a moment after it is there, so that Mantine knows where the focus came from and has to return.
  const mounted = useMounted();
  const [shown, setShown] = useState(dialog);
  if (dialog && dialog !== shown) setShown(dialog);
  const { asking, hold, close, leave, stay, discard } = useLeaving(() => editor.setDialog(null));
  const titleOfMany = (rows: readonly Row[]) => {
    const [only] = rows;
    return rows.length === 1 && only
      ? t('confirm.titleOne', { name: only.name })
      : t('confirm.titleMany', { count: rows.length });
  };
  const described = (one: BrowseDialog<Row> | More): OwnDialog => {
    const common = one as BrowseDialog<Row>;
    switch (common.kind) {
      case 'addFolder':
        return {
          title: t('add.title'),
          content: (form) => <AddFolderForm {...form} editor={editor} parent={common.parent} />,
        };
      case 'move':
        return {
          title: t('moveTo.title', { name: common.row.name }),
          content: (form) => <MoveForm {...form} editor={editor} row={common.row} />,
        };
      case 'remove':
        return {
          title: titleOfMany(common.rows),
          content: (form) => <RemoveForm {...form} editor={editor} rows={common.rows} />,
        };
      default:
        return ownOf(one as More | { kind: 'removed' });
    }
  };
  const what = shown && described(shown);
  return (
    <>
      <Modal
        opened={mounted && dialog !== null}
        onClose={leave}
        closeOnEscape={!asking}
        closeOnClickOutside={!asking}
        title={what?.title}
        size={what?.size ?? WIDTH}
        closeButtonProps={{ 'aria-label': t('close') }}
        transitionProps={{ duration: 100, transition: 'fade' }}
      >
        {what && <Content of={what} onDirty={hold} onDone={close} onCancel={leave} />}
      </Modal>
      {asking && <LeaveQuestion onStay={stay} onLeave={discard} />}
    </>
  );
}
