'use client';
import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { pathTo } from '@/lib/domain/tree';
import { DialogForm } from '@/components/form/dialog-form';
import classes from '@/components/form/dialogs.module.css';
import { FolderPicker } from '@/components/browse/folder-picker';
import type { BrowseRow } from './browse-row';
import { useEditWords, useWords } from './use-words';
import type { FormProps } from './form-props';

type Props<Row extends BrowseRow> = FormProps<Row> & { parent: number };

/** A new folder: its name, the folder it lies in, and the path that comes of both. */
export function AddFolderForm<Row extends BrowseRow>({ editor, parent: first, onDirty, onDone, onCancel }: Props<Row>) {
  const t = useEditWords();
  const words = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [parent, setParent] = useState(first);
  const [missing, setMissing] = useState(false);
  const trimmed = name.trim();
  const path = [words('root'), ...pathTo(editor.browse.byId, parent).map((row) => row.name), trimmed || '…'];

  const submit = () => {
    setMissing(trimmed === '');
    if (trimmed === '') {
      field.current?.focus();
      return undefined;
    }
    return editor.commands.create(parent, trimmed).then(({ item_id }) => {
      onDone();
      editor.reveal(parent, item_id);
    });
  };
  return (
    <DialogForm submitLabel={t('create')} onSubmit={submit} onCancel={onCancel}>
      <TextInput
        ref={field}
        label={t('add.name')}
        data-autofocus
        required
        withAsterisk={false}
        maxLength={200}
        autoComplete="off"
        value={name}
        error={missing && t('add.nameMissing')}
        onChange={({ currentTarget: { value } }) => {
          setName(value);
          onDirty(value.trim() !== '');
          if (value.trim() !== '') setMissing(false);
        }}
      />
      <FolderPicker browse={editor.browse} label={t('add.parent')} value={parent} onChange={setParent} />
      <TextInput
        label={t('add.path')}
        readOnly
        classNames={{ input: classes['path'] ?? '' }}
        value={path.join(' / ')}
      />
    </DialogForm>
  );
}
