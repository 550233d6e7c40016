'use client';
import { Alert, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useCommand } from '@/lib/api/use-endpoint';
import type { MenuFolder } from '@/lib/contract/menu';
import { saveItem } from '@/lib/contract/menu-edit';
import { CODE, type Problem } from '@/lib/contract/problem';
import { DialogForm } from '@/components/form/dialog-form';
import classes from '@/components/form/dialogs.module.css';
import type { FormProps } from './form-props';
import { problemOf } from '@/components/form/use-toasts';

const NAMES = ['name', 'literary_name_en', 'literary_name_ru', 'literary_name_cn'] as const;
type Names = Record<(typeof NAMES)[number], string>;

const namesOf = (folder: MenuFolder): Names => ({
  name: folder.name,
  literary_name_en: folder.literary_name_en,
  literary_name_ru: folder.literary_name_ru,
  literary_name_cn: folder.literary_name_cn,
});

interface EditFolderFormProps extends FormProps {
  folder: MenuFolder;
  /** Reads the folder again, after somebody else changed it. */
  reread: () => Promise<MenuFolder | undefined>;
}

const isConflict = ({ code }: Problem) => code === CODE.conflict;

/** The names of a folder. Only what changed is sent; a change of somebody else's is shown before it is replaced. */
export function EditFolderForm({ folder, reread, onDirty, onDone, onCancel }: EditFolderFormProps) {
  const t = useTranslations('menuEdit');
  const { trigger } = useCommand(saveItem);
  const field = useRef<HTMLInputElement>(null);
  const [base, setBase] = useState(folder);
  const [names, setNames] = useState(() => namesOf(folder));
  const [theirs, setTheirs] = useState<string | null>(null);
  const missing = names.name.trim() === '';
  const before = namesOf(base);
  const changed = NAMES.filter((key) => names[key].trim() !== before[key].trim());
  const labels = {
    name: t('edit.name'),
    literary_name_en: t('edit.en'),
    literary_name_ru: t('edit.ru'),
    literary_name_cn: t('edit.cn'),
  };

  const explainConflict = async () => {
    const now = await reread();
    if (!now) return;
    const fresh = namesOf(now);
    const moved = NAMES.filter((key) => fresh[key] !== before[key]);
    setTheirs(moved.map((key) => `${labels[key]}: «${fresh[key] || t('edit.empty')}»`).join(', '));
    setBase(now);
    // What this person has not touched follows the server.
    setNames((mine) => ({
      ...mine,
      ...Object.fromEntries(moved.filter((key) => mine[key] === before[key]).map((key) => [key, fresh[key]])),
    }));
  };
  const submit = () => {
    if (missing) {
      field.current?.focus();
      return undefined;
    }
    if (changed.length === 0) {
      onDone();
      return undefined;
    }
    const fields = Object.fromEntries(changed.map((key) => [`new_${key}`, names[key].trim()]));
    const version = base.version === undefined ? {} : { version: base.version };
    return trigger({ body: { item_id: folder.item_id, ...fields, ...version } }).then(
      onDone,
      async (error: unknown) => {
        if (isConflict(problemOf(error))) await explainConflict();
        throw error;
      },
    );
  };
  const input = (key: (typeof NAMES)[number]) => (
    <TextInput
      key={key}
      label={labels[key]}
      maxLength={200}
      autoComplete="off"
      value={names[key]}
      onChange={({ currentTarget: { value } }) => {
        const next = { ...names, [key]: value };
        setNames(next);
        onDirty(NAMES.some((one) => next[one].trim() !== before[one].trim()));
      }}
      {...(key === 'name' && { ref: field, 'data-autofocus': true, error: missing && t('add.nameMissing') })}
    />
  );
  return (
    <DialogForm submitLabel={t('save')} onSubmit={submit} onCancel={onCancel} explains={isConflict}>
      {theirs !== null && (
        <Alert role="alert" color="yellow" variant="light">
          {t('edit.conflict', { now: theirs })}
        </Alert>
      )}
      {input('name')}
      <fieldset className={classes['names']}>
        <legend>{t('edit.literary')}</legend>
        {NAMES.slice(1).map(input)}
      </fieldset>
    </DialogForm>
  );
}
