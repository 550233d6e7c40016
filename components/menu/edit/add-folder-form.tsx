'use client';
import { TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useCommand } from '@/lib/api/use-endpoint';
import { createCategory } from '@/lib/contract/menu-edit';
import { pathTo } from '@/lib/domain/tree';
import { DialogForm } from '@/components/form/dialog-form';
import classes from '@/components/form/dialogs.module.css';
import { FolderPicker } from './folder-picker';
import type { FormProps } from './form-props';

/** A new folder: its name, the folder it lies in, and the path that comes of both. */
export function AddFolderForm({ editor, parent: first, onDirty, onDone, onCancel }: FormProps & { parent: number }) {
  const t = useTranslations();
  const { trigger } = useCommand(createCategory);
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [parent, setParent] = useState(first);
  const [missing, setMissing] = useState(false);
  const trimmed = name.trim();
  const path = [t('menu.root'), ...pathTo(editor.menu.byId, parent).map((row) => row.name), trimmed || '…'];

  const submit = () => {
    setMissing(trimmed === '');
    if (trimmed === '') {
      field.current?.focus();
      return undefined;
    }
    return trigger({ body: { parent_id: parent, name: trimmed } }).then(({ item_id }) => {
      onDone();
      editor.reveal(parent, item_id);
    });
  };
  return (
    <DialogForm submitLabel={t('menuEdit.create')} onSubmit={submit} onCancel={onCancel}>
      <TextInput
        ref={field}
        label={t('menuEdit.add.name')}
        data-autofocus
        required
        withAsterisk={false}
        maxLength={200}
        autoComplete="off"
        value={name}
        error={missing && t('menuEdit.add.nameMissing')}
        onChange={({ currentTarget: { value } }) => {
          setName(value);
          onDirty(value.trim() !== '');
          if (value.trim() !== '') setMissing(false);
        }}
      />
      <FolderPicker menu={editor.menu} label={t('menuEdit.add.parent')} value={parent} onChange={setParent} />
      <TextInput
        label={t('menuEdit.add.path')}
        readOnly
        classNames={{ input: classes['path'] ?? '' }}
        value={path.join(' / ')}
      />
    </DialogForm>
  );
}
