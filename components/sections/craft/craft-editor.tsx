'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useUrlState } from '@/components/address/use-url-state';
import tabs from '@/components/form/dialog-tabs.module.css';
import { FormBody } from '@/components/form/form-body';
import { useDialog } from '@/components/form/use-leaving';
import type { Items } from '@/components/recipe/use-items';
import { Button } from '@/components/ui/button';
import { layout } from '@/components/ui/classes';
import { lazyPart } from '@/components/ui/lazy-part';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { useLast } from '@/components/ui/use-last';
import type { CraftRecord } from '@/lib/sections/craft/forms/craft';
import { CraftCard } from './craft-card';
import { CraftConflict } from './craft-conflict';
import { CraftIngredients } from './craft-ingredients';
import { useCraftForm } from './use-craft-form';
import { isOwnCraft } from './use-craft-record';

interface CraftEditorProps {
  readonly record: CraftRecord;
  readonly items: Items;
  readonly beer: boolean;
  readonly readOnly?: boolean;
}

const CraftScale = lazyPart(() => import('./craft-scale').then((module) => module.CraftScale));
const CraftCost = lazyPart(() => import('./craft-cost').then((module) => module.CraftCost));
const CraftHistory = lazyPart(() => import('./craft-history').then((module) => module.CraftHistory));

const TABS = ['ingredients', 'card', 'scale', 'cost', 'history'] as const;
type TabName = (typeof TABS)[number];
/** A legacy server keeps no more of a craft than its recipe. */
const LEGACY_TABS: readonly TabName[] = ['ingredients', 'scale'];

const tabOf = (field: string): TabName => (['output_quantity', 'ingredients'].includes(field) ? 'ingredients' : 'card');

/** Form of a craft with its tabs. */
export function CraftEditor({ record, items, beer, readOnly = false }: CraftEditorProps) {
  const t = useTranslations('craft.editor');
  const dialog = useDialog();
  const root = useRef<HTMLDivElement>(null);
  const names = isOwnCraft(record.craft) ? TABS : LEGACY_TABS;
  const [{ tab: named }, setUrl] = useUrlState({ tab: '' });
  const tab = names.find((known) => known === named) ?? 'ingredients';
  const setTab = (name: TabName) => setUrl({ tab: name === 'ingredients' ? '' : name }, { replace: true });
  const isCardOpened = useLast(tab === 'card' || undefined);
  const form = useCraftForm({ record, readOnly, onDone: dialog.close });
  const { isDirty, focusTarget, settled } = form;
  useEffect(() => root.current?.querySelector<HTMLElement>('[data-first]')?.focus(), []);

  const lead = useEffectEvent((field: string) => setTab(tabOf(field)));
  useEffect(() => {
    if (focusTarget) lead(focusTarget.field);
  }, [focusTarget]);
  const isWrong = (name: TabName) =>
    Object.entries(form.shown).some(([field, error]) => error !== undefined && tabOf(field) === name);
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
      {settled && <CraftConflict conflict={settled} />}
      <Tabs ref={root} className={layout.screen} value={tab} onChange={setTab}>
        <TabList className={tabs['list']} aria-label={t('tabs.label')}>
          {names.map((name) => (
            <Tab
              className={tabs['tab']}
              key={name}
              value={name}
              data-first={name === tab || undefined}
              rightSection={isWrong(name) && <span className={tabs['dot']} role="img" aria-label={t('tabs.wrong')} />}
            >
              {t(`tabs.${name}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel className={tabs['panel']} value="ingredients">
          <CraftIngredients form={form} items={items} beer={beer} />
        </TabPanel>
        {/* Keeps a chosen photo while another tab is open. */}
        <TabPanel className={tabs['panel']} value="card" keepMounted={isCardOpened === true}>
          <CraftCard form={form} craft={record.craft} />
        </TabPanel>
        <TabPanel className={tabs['panel']} value="scale">
          <CraftScale form={form} />
        </TabPanel>
        <TabPanel className={tabs['panel']} value="cost">
          <CraftCost craft={form.record.craft} />
        </TabPanel>
        <TabPanel className={tabs['panel']} value="history">
          <CraftHistory craft={form.record.craft} items={items.byId} />
        </TabPanel>
      </Tabs>
    </FormBody>
  );
}
