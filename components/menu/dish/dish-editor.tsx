'use client';
import { Tabs } from '@mantine/core';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { ConflictView } from './conflict-view';
import classes from './dish-dialog.module.css';
import { DishFoot } from './dish-foot';
import { FIELDS, type Field } from './draft';
import { HoursEditor } from './hours-editor';
import { IngredientsTab } from './ingredients-tab';
import { PropertiesTab } from './properties-tab';
import { useDishForm, type DishFormOptions } from './use-dish-form';
import { useStock } from './use-stock';

const ImageTab = dynamic(() => import('./image-tab').then((module) => module.ImageTab), { ssr: false });
const HistoryTab = dynamic(() => import('./history-tab').then((module) => module.HistoryTab), { ssr: false });

export interface DishEditorProps extends DishFormOptions {
  /** Wants to leave, which may have to be asked about. */
  readonly onLeave: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

const TABS = ['properties', 'hours', 'ingredients', 'image', 'history'] as const;
type TabName = (typeof TABS)[number];

const TAB_OF: Readonly<Partial<Record<Field, TabName>>> = { days: 'hours', hours: 'hours', ingredients: 'ingredients' };
const tabOf = (field: Field): TabName => TAB_OF[field] ?? 'properties';

/** The form of a dish: its tabs and its three buttons. */
export function DishEditor({ onLeave, onDirty, ...options }: DishEditorProps) {
  const t = useTranslations('dish');
  const root = useRef<HTMLFormElement>(null);
  const [tab, setTab] = useState<TabName>('properties');
  /** A photo is chosen and not uploaded yet. */
  const [picking, setPicking] = useState(false);
  // From its first sight on: a panel that starts to be kept while it is shown is drawn anew, and forgets the photo.
  const [photoOpened, setPhotoOpened] = useState(false);
  const form = useDishForm(options);
  const { wanted, dirty, refusal, conflict, readOnly } = form;
  const itemId = options.loaded?.values.item_id ?? null;
  const stock = useStock((tab === 'ingredients' && !readOnly) || tab === 'history' || conflict !== null);

  useEffect(() => onDirty(dirty || picking), [dirty, picking, onDirty]);
  const [led, setLed] = useState(wanted);
  if (wanted !== led) {
    setLed(wanted);
    if (wanted) setTab(tabOf(wanted.field));
  }
  useEffect(() => {
    const at =
      wanted && root.current?.querySelector<HTMLElement>(`[name="${wanted.field}"], [data-field="${wanted.field}"]`);
    at?.focus();
  }, [wanted]);
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (conflict) void form.resolve();
    else root.current?.requestSubmit();
  };
  // A picture and a history belong to a dish that is there.
  const names = TABS.filter((name) => itemId !== null || (name !== 'image' && name !== 'history'));
  const wrong = (name: TabName) => FIELDS.some((field) => tabOf(field) === name && form.shown(field));

  return (
    <form
      ref={root}
      className={classes['form']}
      noValidate
      aria-busy={form.busy}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        // Closing now would lose the photo that was chosen.
        if (picking) setTab('image');
        else void form.submit();
      }}
    >
      {refusal && !refusal.field && (
        <div className={classes['problem']}>
          <ProblemAlert problem={refusal.problem} title={t('notSaved')} />
        </div>
      )}
      {conflict ? (
        <ConflictView form={form} conflict={conflict} stock={stock.byId} />
      ) : (
        <>
          <Tabs
            className={classes['tabs'] ?? ''}
            classNames={{ list: classes['list'] ?? '', tab: classes['tab'] ?? '', panel: classes['panel'] ?? '' }}
            keepMounted={false}
            value={tab}
            onChange={(name) => {
              setTab(names.find((known) => known === name) ?? 'properties');
              if (name === 'image') setPhotoOpened(true);
            }}
          >
            <Tabs.List aria-label={t('tabs.label')}>
              {names.map((name) => (
                <Tabs.Tab
                  key={name}
                  value={name}
                  data-first={(name === 'properties' && itemId !== null) || undefined}
                  rightSection={
                    wrong(name) && <span className={classes['dot']} role="img" aria-label={t('tabs.wrong')} />
                  }
                >
                  {t(`tabs.${name}`)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value="properties">
              <PropertiesTab form={form} />
            </Tabs.Panel>
            <Tabs.Panel value="hours">
              <HoursEditor value={form.draft} onChange={readOnly ? undefined : form.change} />
            </Tabs.Panel>
            <Tabs.Panel value="ingredients">
              <IngredientsTab form={form} stock={stock} />
            </Tabs.Panel>
            {itemId !== null && (
              <>
                <Tabs.Panel value="image" keepMounted={photoOpened}>
                  <ImageTab
                    item_id={itemId}
                    readOnly={readOnly}
                    onPending={setPicking}
                    onUploaded={({ version }) => version !== undefined && form.advance(version)}
                  />
                </Tabs.Panel>
                <Tabs.Panel value="history">
                  <HistoryTab itemId={itemId} stock={stock.byId} />
                </Tabs.Panel>
              </>
            )}
          </Tabs>
          <DishFoot form={form} picking={picking} onLeave={onLeave} />
        </>
      )}
    </form>
  );
}
