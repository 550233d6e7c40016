'use client';
import { useLocale } from 'next-intl';
import classes from './quantity.module.css';
import { quantityText } from './quantity-text';

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
