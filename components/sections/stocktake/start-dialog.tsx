'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { Alert } from '@/components/ui/alert';
import { Radio, RadioGroup } from '@/components/ui/radio';
import { Switch } from '@/components/ui/switch';
import { TextInput } from '@/components/ui/text-input';
import type { StockCount } from '@/lib/sections/stocktake/contract';
import { overlap } from '@/lib/sections/stocktake/rules';
import { foldersOf, startForm, type ScopeDraft } from '@/lib/sections/stocktake/forms';
import { useFormats } from '@/components/frame/use-formats';
import { FolderChoice } from './folder-choice';
import classes from './start-dialog.module.css';
import { useFolders } from './folder-choice';

interface StartDialogProps {
  readonly counts: readonly StockCount[];
  readonly onStarted: (countId: number) => void;
  readonly onClose: () => void;
}

/** Starts a stocktake; warns if the same items are being counted. */
export function StartDialog({ counts, onStarted, onClose }: StartDialogProps) {
  const t = useTranslations('stocktake.new');
  const { formatTime } = useFormats();
  const folders = useFolders();
  const [name] = useState(() => t('defaultName', { date: formatTime(Math.floor(Date.now() / 1000)).slice(0, 10) }));
  const overlapping = (draft: ScopeDraft) =>
    counts.filter(
      ({ status, folders: theirs }) =>
        status === 'open' &&
        (draft.scope === 'all' || draft.chosen.length > 0) &&
        overlap([...foldersOf(draft)], theirs, folders.parentOf),
    );
  return (
    <FormDialog
      form={startForm}
      record={name}
      title={t('title')}
      size={480}
      submitLabel={t('submit')}
      onDone={(reply) => reply && onStarted(reply.count_id)}
      onClose={onClose}
    >
      {(form) => {
        const { value: draft, onChange } = form.value('folders');
        const same = overlapping(draft);
        return (
          <>
            <TextInput {...form.text('name')} withAsterisk={false} data-autofocus />
            <RadioGroup
              label={t('what')}
              value={draft.scope}
              onChange={(scope) => onChange({ ...draft, scope: scope === 'some' ? 'some' : 'all' })}
            >
              <Radio value="all" label={t('all')} className={classes['scope']} />
              <Radio value="some" label={t('some')} className={classes['scope']} />
            </RadioGroup>
            {draft.scope === 'some' && (
              <FolderChoice
                folders={folders}
                chosen={draft.chosen}
                onChange={(chosen) => onChange({ ...draft, chosen })}
                error={form.shown['folders']}
              />
            )}
            <Switch {...form.flag('blind')} description={t('blindHint')} />
            {same.length > 0 && (
              <Alert role="status" color="orange">
                {t('overlap', { count: same.length, names: same.map((count) => count.name).join(', ') })}
              </Alert>
            )}
          </>
        );
      }}
    </FormDialog>
  );
}
