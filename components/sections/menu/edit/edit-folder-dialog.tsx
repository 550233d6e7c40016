'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import classes from '@/components/form/dialogs.module.css';
import { FormContent } from '@/components/form/form-dialog';
import { loadProblem } from '@/components/problem/load-problem';
import { Alert } from '@/components/ui/alert';
import { layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import { TextInput } from '@/components/ui/text-input';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { flatNodes } from '@/lib/domain/tree';
import type { MenuFolderRow } from '@/lib/sections/menu/contract/folders';
import { listMenu, type MenuFolder, type MenuNode } from '@/lib/sections/menu/contract/menu';
import { folderForm } from '@/lib/sections/menu/forms';

const findFolder = (nodes: readonly MenuNode[], id: number) =>
  flatNodes(nodes).find((node): node is MenuFolder => !node.is_file && node.item_id === id);

const GUEST_NAMES = ['literary_name_en', 'literary_name_ru', 'literary_name_cn'] as const;
const NAMES = ['name', ...GUEST_NAMES] as const;

interface EditFolderFormProps {
  readonly folder: MenuFolder;
  /** Loads the folder again after a conflict. */
  readonly reread: () => Promise<MenuFolder>;
}

/** Names of a folder. A conflicting change is shown before it is overwritten. */
function EditFolderForm({ folder, reread }: EditFolderFormProps) {
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

interface EditFolderDialogProps {
  readonly folder: MenuFolderRow;
  readonly onClose: () => void;
}

/** Dialog with the names of a folder; it loads those that the list lacks. */
export function EditFolderDialog({ folder: { item_id: id, name }, onClose }: EditFolderDialogProps) {
  const t = useTranslations('menuEdit.edit');
  const reading = useEndpoint(listMenu, { query: { dishes_of: id } });
  const { data, mutate } = reading;
  const folder = data && findFolder(data.items, id);
  const failed = loadProblem(undefined, reading);
  return (
    <Dialog title={t('title', { name })} onClose={onClose}>
      {failed}
      {folder && (
        <EditFolderForm folder={folder} reread={async () => findFolder((await mutate())?.items ?? [], id) ?? folder} />
      )}
      {!folder && !failed && (
        <div className={layout.stack}>
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} height={52} />
          ))}
        </div>
      )}
    </Dialog>
  );
}
