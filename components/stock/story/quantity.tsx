'use client';
import { useLocale } from 'next-intl';
import classes from './quantity.module.css';
import { quantityText } from './quantity-text';

interface QuantityProps {
  quantity: number;
  measure: string;
  /** What came in or went out, rather than what there is: with its sign, and green when it came in. */
  moved?: boolean;
}

/** A quantity of an item; below nought it is red, and always has its sign. */
export function Quantity({ quantity, measure, moved = false }: QuantityProps) {
  const locale = useLocale();
  const rising = moved && quantity > 0 ? 'in' : undefined;
  return (
    <span className={classes['quantity']} data-sign={quantity < 0 ? 'out' : rising}>
      {quantityText(quantity, measure, locale, moved)}
    </span>
  );
}
