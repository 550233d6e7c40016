'use client';
import { useTranslations } from 'next-intl';
import classes from '@/components/form/dialogs.module.css';
import { FormContent } from '@/components/form/form-dialog';
import { Alert } from '@/components/ui/alert';
import { TextInput } from '@/components/ui/text-input';
import type { MenuFolder } from '@/lib/sections/menu/contract/menu';
import { folderForm } from '@/lib/sections/menu/forms';

const GUEST_NAMES = ['literary_name_en', 'literary_name_ru', 'literary_name_cn'] as const;
const NAMES = ['name', ...GUEST_NAMES] as const;

interface EditFolderFormProps {
  readonly folder: MenuFolder;
  /** Loads the folder again after a conflict. */
  readonly reread: () => Promise<MenuFolder>;
}

/** Names of a folder. A conflicting change is shown before it is overwritten. */
export function EditFolderForm({ folder, reread }: EditFolderFormProps) {
  const t = useTranslations('menuEdit');
  return (
    <FormContent
      form={folderForm}
      record={folder}
      keep={`folder-${folder.item_id}`}
      reread={reread}
      submitLabel={t('save')}
    >
      {({ text, settled }) => (
        <>
          {settled && (
            <Alert role="alert" color="yellow">
              {t('edit.conflict', {
                now: NAMES.filter((name) => settled.base[name] !== settled.now[name])
                  .map((name) => `${text(name).label}: «${settled.now[name] || t('edit.empty')}»`)
                  .join(', '),
              })}
            </Alert>
          )}
          <TextInput {...text('name')} data-autofocus withAsterisk={false} />
          <fieldset className={classes['names']}>
            <legend>{t('edit.literary')}</legend>
            {GUEST_NAMES.map((name) => (
              <TextInput key={name} {...text(name)} />
            ))}
          </fieldset>
        </>
      )}
    </FormContent>
  );
}
