'use client';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useUrlState } from '@/components/address/use-url-state';
import { ListScreen } from '@/components/list/list-screen';
import { useListColumns } from '@/components/list/use-list-columns';
import { useList } from '@/components/list/use-list';
import { useSelectionKeys } from '@/components/list/use-selection-keys';
import { NO_MARKS } from '@/components/table/use-marks';
import { useMay } from '@/components/sight/offers';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { createQrCard, deleteCard, expireCard, type ListedCard } from '@/lib/sections/cards/contract';
import { isQr } from '@/lib/sections/cards/rules/cards';
import { cardsList } from '@/lib/sections/cards/list';
import type { Looks } from '@/components/list/looks';
import { CardActions } from './card-actions';
import { CardFilters } from './card-filters';
import { MOST_PRINTED } from './card-sheet-address';
import { useCardMenu, type CardTask } from './use-card-menu';

/** Looks of the columns: on a phone number, discount, owner and end of validity stay. */
const CARD_LOOKS: Looks<ListedCard> = {
  card_number: { pinned: true, fixed: true },
  card_type: { wideOnly: true },
  permissions: { wideOnly: true },
  state: { wideOnly: true, priority: 'low' },
};

const CardWindows = lazyPart(() => import('./card-windows').then((module) => module.CardWindows));
const PARTS = [CardWindows];

const isWithout = ({ state }: ListedCard): boolean => state !== 'valid';

/** Discount cards: list, expiry of each, QR cards and their print. */
export function CardsScreen({ tabs }: { readonly tabs: ReactNode }) {
  const may = useMay();
  const t = useTranslations('cards');
  const sections = useTranslations('sections');
  usePrefetch(PARTS);
  const list = useList(cardsList);
  const columns = useListColumns(cardsList, CARD_LOOKS);
  const [{ card: opened, qr }, setUrl] = useUrlState({ card: '', qr: '' });
  const [selectedId, select] = useState<number | null>(null);
  const [marked, mark] = useState(NO_MARKS);
  const [task, setTask] = useState<{ readonly task: CardTask; readonly card: ListedCard } | null>(null);
  const { view, rows } = list;
  const selected = rows?.find(({ card_id }) => card_id === selectedId);
  const chosen = (marked.size > 0 ? (rows ?? []).filter(({ card_id }) => marked.has(card_id)) : [selected])
    .filter((card) => card !== undefined)
    .filter(isQr)
    .slice(0, MOST_PRINTED);
  const open = ({ card_id }: ListedCard) => may(expireCard) && setUrl({ card: String(card_id) });
  const begin = (kind: CardTask, card: ListedCard) => setTask({ task: kind, card });
  useSelectionKeys({
    table: cardsList.id,
    asked: opened !== '' || qr !== '' || task !== null,
    onEscape: () => {
      select(null);
      mark(NO_MARKS);
    },
    onDelete: selected && may(deleteCard) ? () => begin('remove', selected) : undefined,
  });
  return (
    <ListScreen
      list={list}
      columns={columns}
      heading={sections('settings')}
      tabs={tabs}
      isMuted={isWithout}
      selected={selected?.card_id ?? null}
      onSelect={(key) => select(Number(key))}
      marked={marked}
      onMarkedChange={mark}
      onOpen={open}
      rowMenu={useCardMenu({ open, task: begin }, chosen)}
      emptyText={t('emptyText')}
      filters={<CardFilters filters={view.filters} onChange={view.setFilters} />}
      actions={
        <CardActions
          chosen={chosen.map(({ card_id }) => card_id)}
          onAdd={may(createQrCard) ? () => setUrl({ qr: 'new' }) : undefined}
        />
      }
    >
      {(opened !== '' || qr !== '' || task) && (
        <CardWindows
          opened={opened}
          qr={qr}
          task={task}
          rows={rows}
          onQr={(user) => setUrl({ qr: user }, { replace: user !== '' })}
          onCloseCard={() => setUrl({ card: '' })}
          onCloseTask={() => setTask(null)}
        />
      )}
    </ListScreen>
  );
}
