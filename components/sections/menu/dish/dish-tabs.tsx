'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Items } from '@/components/recipe/use-items';
import { lazyPart } from '@/components/ui/lazy-part';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import classes from '@/components/form/dialog-tabs.module.css';
import { layout } from '@/components/ui/classes';
import { useLast } from '@/components/ui/use-last';
import type { DishForm, PhotoRef } from './dish-types';
import { HoursEditor } from './hours-editor';
import { IngredientsTab } from './ingredients-tab';
import { PropertiesTab } from './properties-tab';
import type { IdState } from './use-id-check';

const ImageTab = lazyPart(() => import('./image-tab').then((module) => module.ImageTab));
const HistoryTab = lazyPart(() => import('./history-tab').then((module) => module.HistoryTab));

const TABS = ['properties', 'hours', 'ingredients', 'image', 'history'] as const;
export type TabName = (typeof TABS)[number];

const TAB_OF: Readonly<Record<string, TabName>> = { days: 'hours', hours: 'hours', ingredients: 'ingredients' };
/** Tab of a field. */
export const tabOf = (field: string): TabName => TAB_OF[field] ?? 'properties';

interface DishTabsProps {
  readonly form: DishForm;
  readonly idState: IdState;
  readonly stock: Items;
  readonly tab: TabName;
  readonly onTab: (tab: TabName) => void;
  /** Called when a chosen photo starts or stops waiting for upload. */
  readonly onPicking: (isPicking: boolean) => void;
  readonly photo: PhotoRef;
}

/** Tabs of a dish. A new one has no history. */
export function DishTabs({ form, idState, stock, tab, onTab, onPicking, photo }: DishTabsProps) {
  const t = useTranslations('dish');
  const root = useRef<HTMLDivElement>(null);
  // Kept mounted from the first visit: enabling this later would remount the panel and lose the photo.
  const isPhotoOpened = useLast(tab === 'image' || undefined);
  const itemId = form.record.dish?.item_id;
  const { days, hours } = form.draft;
  useEffect(() => root.current?.querySelector<HTMLElement>('[data-first], [data-autofocus]')?.focus(), []);
  const names = TABS.filter((name) => itemId !== undefined || name !== 'history');
  const isWrong = (name: TabName) =>
    Object.entries(form.shown).some(([field, error]) => error !== undefined && tabOf(field) === name);
  return (
    <Tabs ref={root} className={layout.screen} value={tab} onChange={onTab}>
      <TabList className={classes['list']} aria-label={t('tabs.label')}>
        {names.map((name) => (
          <Tab
            className={classes['tab']}
            key={name}
            value={name}
            data-first={(name === 'properties' && itemId !== undefined) || undefined}
            rightSection={isWrong(name) && <span className={classes['dot']} role="img" aria-label={t('tabs.wrong')} />}
          >
            {t(`tabs.${name}`)}
          </Tab>
        ))}
      </TabList>
      <TabPanel className={classes['panel']} value="properties">
        <PropertiesTab form={form} idState={idState} onPhoto={() => onTab('image')} />
      </TabPanel>
      <TabPanel className={classes['panel']} value="hours">
        <HoursEditor value={{ days, hours }} onChange={form.readOnly ? undefined : form.set} />
      </TabPanel>
      <TabPanel className={classes['panel']} value="ingredients">
        <IngredientsTab form={form} stock={stock} />
      </TabPanel>
      <TabPanel className={classes['panel']} value="image" keepMounted={isPhotoOpened === true}>
        <ImageTab
          item_id={itemId}
          photo={photo}
          readOnly={form.readOnly}
          onPending={onPicking}
          onUploaded={({ version }) => version !== undefined && form.advance(version)}
        />
      </TabPanel>
      {itemId !== undefined && (
        <TabPanel className={classes['panel']} value="history">
          <HistoryTab itemId={itemId} stock={stock.byId} />
        </TabPanel>
      )}
    </Tabs>
  );
}
