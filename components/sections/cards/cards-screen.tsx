'use client';
import { IconPrinter, IconQrcode } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { headerAction } from '@/components/frame/header-action';
import { SettingsTabs } from '@/components/frame/settings-tabs';
import { Button } from '@/components/ui/button';
import { FileLink } from '@/components/ui/link-button';
import { useOpened } from '@/components/address/use-opened';
import { ListSearch } from '@/components/browse/list-search';
import { ListScreen } from '@/components/list/list-screen';
import { useList } from '@/components/list/use-list';
import { useRecords } from '@/components/list/use-records';
import { useMay } from '@/components/sight/offers';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { Select } from '@/components/ui/select';
import type { Looks } from '@/components/list/looks';
import { cardSheetAddress, MOST_PRINTED } from '@/lib/sections/cards/papers';
import { createQrCard, deleteCard, expireCard, type ListedCard } from '@/lib/sections/cards/contract';
import { isQr } from '@/lib/sections/cards/rules/cards';
import { CARD_FILTERS, CARD_TYPES, cardsList } from '@/lib/sections/cards/list';
import classes from './cards.module.css';
import { type CardWork, useCardMenu } from './use-card-menu';

interface CardActionsProps {
  /** QR cards to print. */
  readonly chosen: readonly number[];
  /** Missing on a read-only server. */
  readonly onAdd: (() => void) | undefined;
}

/** Buttons of the list: print of the chosen cards, and a new QR card. */
function CardActions({ chosen, onAdd }: CardActionsProps) {
  const t = useTranslations('cards');
  return (
    <>
      {chosen.length > 0 ? (
        <FileLink variant="default" href={cardSheetAddress(chosen)} icon={IconPrinter}>
          {t('printChosen', { count: chosen.length })}
        </FileLink>
      ) : (
        <Button {...headerAction(t('print'), IconPrinter, t('printNone'))} variant="default" disabled />
      )}
      {onAdd && <Button {...headerAction(t('addQr'), IconQrcode, t('addQrHint'))} onClick={onAdd} />}
    </>
  );
}

/** Looks of the columns: on a phone number, discount, owner and end of validity stay. */
const CARD_LOOKS: Looks<ListedCard> = {
  card_number: { pinned: true, fixed: true },
  card_type: { wideOnly: true },
  permissions: { wideOnly: true },
  validtime: { wideOnly: true },
  state: { wideOnly: true, priority: 'low' },
};

const CardWindows = lazyPart(() => import('./card-windows').then((module) => module.CardWindows));

const isWithout = ({ state }: ListedCard): boolean => state !== 'valid';

/** Discount cards: list, expiry of each, QR cards and their print. */
export function CardsScreen() {
  const may = useMay();
  const t = useTranslations('cards');
  const sections = useTranslations('sections');
  usePrefetch(CardWindows);
  const list = useList(cardsList);
  const { view, rows } = list;
  const qr = useOpened('qr');
  const records = useRecords<ListedCard, CardWork>(list, 'card', {
    asked: qr.opened !== '',
    removal: (card) => (may(deleteCard) ? { task: 'remove', card } : undefined),
  });
  const { selected, marked } = records;
  const chosen = (marked.size > 0 ? (rows ?? []).filter(({ card_id }) => marked.has(card_id)) : [selected])
    .filter((card) => card !== undefined)
    .filter(isQr)
    .slice(0, MOST_PRINTED);
  const open = ({ card_id }: ListedCard) => may(expireCard) && records.show(card_id);
  return (
    <ListScreen
      list={list}
      looks={CARD_LOOKS}
      heading={sections('settings')}
      tabs={<SettingsTabs open="cards" />}
      isMuted={isWithout}
      {...records.rowProps}
      marked={marked}
      onMarkedChange={records.mark}
      onOpen={open}
      rowMenu={useCardMenu({ open, task: (task, card) => records.begin({ task, card }) }, chosen)}
      emptyText={t('emptyText')}
      filters={
        <>
          <ListSearch
            label={t('search')}
            search={view.filters.search}
            className={classes['search']}
            onChange={view.setFilters}
          />
          <Select
            size="sm"
            className={classes['filter']}
            aria-label={t('filters.state')}
            data={CARD_FILTERS.map((value) => ({ value, label: t(`filters.${value}`) }))}
            value={view.filters.state}
            onChange={(value) => view.setFilters({ state: CARD_FILTERS.find((one) => one === value) ?? 'all' })}
          />
          <Select
            size="sm"
            className={classes['filter']}
            aria-label={t('filters.type')}
            data={CARD_TYPES.map((value) => ({ value, label: t(`filters.${value === 'all' ? 'anyType' : value}`) }))}
            value={view.filters.type}
            onChange={(value) => view.setFilters({ type: CARD_TYPES.find((one) => one === value) ?? 'all' })}
          />
        </>
      }
      actions={
        <CardActions
          chosen={chosen.map(({ card_id }) => card_id)}
          onAdd={may(createQrCard) ? () => qr.show('new') : undefined}
        />
      }
    >
      {(records.isAsked || qr.opened !== '') && (
        <CardWindows records={records} qr={qr.opened} onQr={(user) => qr.show(user, { replace: true })} />
      )}
    </ListScreen>
  );
}
