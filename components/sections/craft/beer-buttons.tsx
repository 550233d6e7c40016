'use client';
import { useTranslations } from 'next-intl';
import type { Craft } from '@/lib/sections/craft/contract/craft';
import { RowButton } from './row-button';

interface BeerButtonsProps {
  readonly craft: Craft;
  /** Why no batch can be made. */
  readonly off: string | undefined;
  readonly onEdit: (craftId: number) => void;
  readonly onAdd: (craft: Craft) => void;
}

/** Buttons of a beer craft's row: its recipe, and a batch of it. */
export function BeerButtons({ craft, off, onEdit, onAdd }: BeerButtonsProps) {
  const t = useTranslations('craft.list');
  return (
    <>
      <RowButton label={t('edit')} name={craft.name} onPress={() => onEdit(craft.craft_id)} />{' '}
      <RowButton label={t('create')} name={craft.name} off={off} onPress={() => onAdd(craft)} />
    </>
  );
}
