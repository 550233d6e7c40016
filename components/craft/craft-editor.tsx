'use client';
import { Tabs } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import tabs from '@/components/form/dialog-tabs.module.css';
import dialogs from '@/components/form/dialogs.module.css';
import { FormBody } from '@/components/form/form-body';
import { RestoredNote } from '@/components/form/restored-note';
import { useDialog, useHold } from '@/components/form/use-leaving';
import type { Items } from '@/components/recipe/use-items';
import { Button } from '@/components/ui/button';
import type { CraftRecord } from '@/lib/forms/craft';
import { CraftConflict } from './craft-conflict';
import { CraftIngredients } from './craft-ingredients';
import { useCraftForm } from './use-craft-form';

interface CraftEditorProps {
  readonly record: CraftRecord;
  readonly items: Items;
  readonly beer: boolean;
  readonly readOnly?: boolean;
}

const TABS = ['ingredients'] as const;
type TabName = (typeof TABS)[number];

/** Form of a craft with its tabs. */
export function CraftEditor({ record, items, beer, readOnly = false }: CraftEditorProps) {
  const t = useTranslations('craft.editor');
  const dialog = useDialog();
  const root = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<TabName>('ingredients');
  const form = useCraftForm({ record, readOnly, onDone: dialog.close });
  const { isDirty, focusTarget, settled } = form;
  useHold(isDirty, form.forget);
  // A recipe without an output quantity begins with it.
  useEffect(() => root.current?.querySelector<HTMLElement>('[data-first]')?.focus(), []);

  const [followed, setFollowed] = useState(focusTarget);
  if (focusTarget !== followed) {
    setFollowed(focusTarget);
    if (focusTarget) setTab('ingredients');
  }
  return (
    <FormBody
      form={form}
      tall
      submitLabel={t('ok')}
      problemTitle={t('notSaved')}
      note={readOnly ? t('readOnly') : isDirty && t('unsaved')}
      foot={
        !readOnly && (
          <Button variant="subtle" color="gray" disabled={form.isSending || !isDirty} onClick={form.reset}>
            {t('reset')}
          </Button>
        )
      }
    >
      {(form.isRestored || settled) && (
        <div className={dialogs['problem']}>
          {form.isRestored && <RestoredNote onStartOver={form.reset} />}
          {settled && <CraftConflict conflict={settled} />}
        </div>
      )}
      <Tabs
        ref={root}
        className={tabs['tabs'] ?? ''}
        classNames={{ list: tabs['list'] ?? '', tab: tabs['tab'] ?? '', panel: tabs['panel'] ?? '' }}
        keepMounted={false}
        value={tab}
        onChange={(name) => setTab(TABS.find((known) => known === name) ?? 'ingredients')}
      >
        <Tabs.List aria-label={t('tabs.label')}>
          {TABS.map((name) => (
            <Tabs.Tab key={name} value={name} data-first={name === TABS[0] || undefined}>
              {t(`tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="ingredients">
          <CraftIngredients form={form} items={items} beer={beer} />
        </Tabs.Panel>
      </Tabs>
    </FormBody>
  );
}
