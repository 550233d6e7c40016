'use client';
import { useLocale } from 'next-intl';
import { formatQuantity } from '@/lib/domain/format';
import { decimalsIn, decimalsOf } from '@/lib/domain/measure';
import classes from './story.module.css';

/** Quantity on an axis, without trailing zeros. */
export function shortQuantity(quantity: number, locale: string): string {
  const digits = formatQuantity(Math.abs(quantity), locale, decimalsIn(quantity));
  return quantity < 0 ? `−${digits}` : digits;
}

/** Quantity in a table, with a minus sign; `signed` adds a plus to income. */
export function quantityText(quantity: number, measure: string, locale: string, signed = false): string {
  const digits = formatQuantity(Math.abs(quantity), locale, decimalsOf(measure, quantity));
  if (quantity < 0) return `−${digits}`;
  return signed && quantity > 0 ? `+${digits}` : digits;
}

interface QuantityProps {
  quantity: number | undefined;
  measure: string;
  /** Shows a movement instead of a level: with its sign, green for income. */
  moved?: boolean;
}

/** Quantity of an item; red with a sign below zero. */
export function Quantity({ quantity, measure, moved = false }: QuantityProps) {
  const locale = useLocale();
  if (quantity === undefined) return null;
  const rising = moved && quantity > 0 ? 'in' : undefined;
  return (
    <span className={classes['quantity']} data-sign={quantity < 0 ? 'out' : rising}>
      {quantityText(quantity, measure, locale, moved)}
    </span>
  );
}
