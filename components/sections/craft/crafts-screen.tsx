'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import { IconHistory } from '@tabler/icons-react';
import { ListScreen } from '@/components/list/list-screen';
import { useList } from '@/components/list/use-list';
import { useRecords } from '@/components/list/use-records';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { listBatches } from '@/lib/sections/craft/contract/batches';
import { deleteCraft, saveCraft, type Craft } from '@/lib/sections/craft/contract/craft';
import { usualFolder } from '@/lib/sections/craft/rules/folder';
import { beerCraftsList, craftsList } from '@/lib/sections/craft/lists/crafts';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import type { CraftTask } from './craft-windows';
import type { CreateCraftProps } from './create-craft';
import classes from './create-craft.module.css';
import { useBatch } from './use-batch';
import { useCraftMay } from './use-craft-may';
import { useCraftColumns } from './use-craft-columns';
import { useCraftMenu } from './use-craft-menu';
import { useWhyNot } from './use-why-not';

interface RowButtonProps {
  readonly label: string;
  /** Name of the craft. */
  readonly name: string;
  /** Why it is disabled. */
  readonly off?: string | undefined;
  readonly onPress: () => void;
}

/** Button in a row of the list. Not in the Tab order: the row's menu has it for the keyboard. */
const RowButton = ({ label, name, off, onPress }: RowButtonProps) => (
  <Button
    variant="default"
    size="compact-xs"
    tabIndex={-1}
    disabled={off !== undefined}
    aria-label={`${label}: ${name}`}
    title={off ?? label}
    onClick={onPress}
  >
    {label}
  </Button>
);

interface BeerButtonsProps {
  readonly craft: Craft;
  /** Why no batch can be made. */
  readonly off: string | undefined;
  readonly onEdit: (craftId: number) => void;
  readonly onAdd: (craft: Craft) => void;
}

/** Buttons of a beer craft's row: its recipe, and a batch of it. */
function BeerButtons({ craft, off, onEdit, onAdd }: BeerButtonsProps) {
  const t = useTranslations('craft.list');
  return (
    <>
      <RowButton label={t('edit')} name={craft.name} onPress={() => onEdit(craft.craft_id)} />{' '}
      <RowButton label={t('create')} name={craft.name} off={off} onPress={() => onAdd(craft)} />
    </>
  );
}

/** Link from the crafts to their batches. */
function BatchesLink({ beer }: { readonly beer: boolean }) {
  const t = useTranslations('craft.batches');
  return (
    <LinkButton
      href={beer ? '/beer-craft/batches' : '/craft/batches'}
      variant="subtle"
      leftSection={<IconHistory size={18} stroke={1.6} aria-hidden />}
    >
      {t('link')}
    </LinkButton>
  );
}

const CreateCraft = lazyPart<CreateCraftProps>(
  () => import('./create-craft').then((module) => module.CreateCraft),
  () => <div className={classes['awaited']} />,
  { whenIdle: true },
);
const CraftWindows = lazyPart(() => import('./craft-windows').then((module) => module.CraftWindows));
const CraftDialog = lazyPart(() => import('./craft-dialog').then((module) => module.CraftDialog));
/** Pixels of the button of a row with the cell's padding. */
const BUTTON_WIDTH = 136;
const BEER_BUTTONS_WIDTH = 176;

/** Parameter of the tab of the open craft. */
const TAB = ['tab'];

const isOutOfUse = ({ status }: Craft): boolean => status < 0;

/** Crafts: list, creation and removal, recipe and batches of each. */
export function CraftsScreen({ beer }: { readonly beer: boolean }) {
  const may = useCraftMay(beer);
  const t = useTranslations('craft.list');
  usePrefetch(CraftWindows, CraftDialog);
  const table = beer ? beerCraftsList : craftsList;
  const list = useList(table);
  const { rows } = list;
  const batch = useBatch();
  const records = useRecords<Craft, CraftTask>(list, 'craft', {
    also: TAB,
    asked: batch.lacking !== null,
    removal: (craft) => (may(deleteCraft) ? { kind: 'remove', craft } : undefined),
  });
  const { begin, show: open, openedRow: shown, task } = records;
  const folder = useMemo(() => usualFolder(rows ?? [], beer), [rows, beer]);
  const remove = (craft: Craft) => begin({ kind: 'remove', craft });
  const add = useCallback((craft: Craft) => begin({ kind: 'add', craft }), [begin]);
  const whyNot = useWhyNot(beer);
  const buttons = useCallback(
    (craft: Craft) =>
      beer ? (
        <BeerButtons craft={craft} off={whyNot(craft)} onAdd={add} onEdit={open} />
      ) : (
        <RowButton label={t('add')} name={craft.name} off={whyNot(craft)} onPress={() => add(craft)} />
      ),
    [t, beer, whyNot, add, open],
  );
  return (
    <ListScreen
      list={list}
      columns={useCraftColumns(beer, buttons, beer ? BEER_BUTTONS_WIDTH : BUTTON_WIDTH)}
      isMuted={isOutOfUse}
      {...records.rowProps}
      rowMenu={useCraftMenu(beer, { open: records.rowProps.onOpen, add, remove })}
      emptyText={t('empty')}
      actions={may(listBatches) && <BatchesLink beer={beer} />}
      panel={<CreateCraft beer={beer} folder={folder} selected={records.selected} onCreated={open} onRemove={remove} />}
    >
      {shown && (
        <CraftDialog
          key={shown.craft_id}
          craft={shown}
          beer={beer}
          readOnly={!may(saveCraft)}
          onClose={records.close}
        />
      )}
      {(task !== null || batch.lacking !== null) && (
        <CraftWindows
          beer={beer}
          batch={batch}
          task={task}
          onRemoved={records.unselect}
          onCloseTask={records.endTask}
        />
      )}
    </ListScreen>
  );
}
