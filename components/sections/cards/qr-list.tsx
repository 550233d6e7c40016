'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { cx, layout } from '@/components/ui/classes';
import type { ListedCard } from '@/lib/sections/cards/contract';
import { untilText } from '@/lib/sections/cards/list';
import { useFormats } from '@/components/frame/use-formats';
import classes from './qr.module.css';

interface QrListProps {
  readonly cards: readonly ListedCard[];
  readonly selected: number | null;
  readonly onSelect: (cardId: number) => void;
}

/** QR cards of a user by card_id; the selected one is in sight. */
export function QrList({ cards, selected, onSelect }: QrListProps) {
  const t = useTranslations('cards.qr');
  const words = useTranslations('exports.cards');
  const { formatTime } = useFormats();
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('label:has(input:checked)')?.scrollIntoView({ block: 'nearest' });
  }, [selected, cards]);
  const stateOf = ({ state, validtime }: ListedCard): string => {
    if (state !== 'valid') return words(`states.${state}`);
    return validtime ? t('until', { date: untilText(formatTime(validtime)) }) : words('never');
  };
  return (
    <div ref={list} role="radiogroup" aria-label={t('list')} className={cx(layout.panel, classes['list'])}>
      {cards.map((card) => (
        <label key={card.card_id} className={classes['card']} data-without={card.state !== 'valid' || undefined}>
          <input type="radio" name={name} checked={card.card_id === selected} onChange={() => onSelect(card.card_id)} />
          <span className={layout.figures}>{card.card_number}</span>
          <span className={classes['percent']}>{t('percent', { discount: card.discount })}</span>
          <span className={cx(layout.muted, layout.tiny, classes['cardState'])}>{stateOf(card)}</span>
        </label>
      ))}
    </div>
  );
}
