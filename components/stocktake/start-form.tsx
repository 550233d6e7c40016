'use client';
import { Alert, Radio, Switch, TextInput } from '@mantine/core';
import { useTimeZone, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { DialogForm } from '@/components/form/dialog-form';
import { useCommand } from '@/lib/api/use-endpoint';
import { startCount, type StockCount } from '@/lib/contract/stock-count';
import { formatTime } from '@/lib/domain/format';
import { overlap } from '@/lib/domain/stocktake';
import { FolderChoice } from './folder-choice';
import { useFolders } from './use-folders';

export interface StartFormProps {
  readonly counts: readonly StockCount[];
  readonly onStarted: (countId: number) => void;
  readonly onClose: () => void;
}

/** What a new stocktake is made of; says at once when somebody is counting the same items. */
export function StartForm({ counts, onStarted, onClose }: StartFormProps) {
  const t = useTranslations('stocktake.new');
  const timeZone = useTimeZone() ?? 'UTC';
  const field = useRef<HTMLInputElement>(null);
  const folders = useFolders();
  const { trigger } = useCommand(startCount);
  const [name, setName] = useState(() =>
    t('defaultName', { date: formatTime(Math.floor(Date.now() / 1000), timeZone).slice(0, 10) }),
  );
  const [scope, setScope] = useState<'all' | 'some'>('all');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [blind, setBlind] = useState(false);
  const [complain, setComplain] = useState(false);
  const nameMissing = complain && name.trim() === '';
  const noneChosen = complain && scope === 'some' && chosen.length === 0;
  const wanted = scope === 'all' ? [] : chosen;
  const same = counts.filter(
    ({ status, folders: theirs }) =>
      status === 'open' && (scope === 'all' || chosen.length > 0) && overlap(wanted, theirs, folders.parentOf),
  );
  const submit = () => {
    setComplain(true);
    if (name.trim() === '') {
      field.current?.focus();
      return undefined;
    }
    if (scope === 'some' && chosen.length === 0) return undefined;
    return trigger({ body: { name: name.trim(), folders: [...wanted], blind } }).then(({ count_id }) => {
      onClose();
      onStarted(count_id);
    });
  };
  return (
    <DialogForm submitLabel={t('submit')} onSubmit={submit} onCancel={onClose}>
      <TextInput
        ref={field}
        label={t('name')}
        data-autofocus
        maxLength={200}
        autoComplete="off"
        value={name}
        error={nameMissing && t('nameMissing')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Radio.Group label={t('what')} value={scope} onChange={(value) => setScope(value === 'some' ? 'some' : 'all')}>
        <Radio value="all" label={t('all')} mt={6} />
        <Radio value="some" label={t('some')} mt={10} />
      </Radio.Group>
      {scope === 'some' && (
        <FolderChoice folders={folders} chosen={chosen} onChange={setChosen} error={noneChosen && t('noneChosen')} />
      )}
      <Switch
        label={t('blind')}
        description={t('blindHint')}
        checked={blind}
        onChange={(event) => setBlind(event.currentTarget.checked)}
      />
      {same.length > 0 && (
        <Alert role="status" color="orange" variant="light">
          {t('overlap', { count: same.length, names: same.map((count) => count.name).join(', ') })}
        </Alert>
      )}
    </DialogForm>
  );
}
