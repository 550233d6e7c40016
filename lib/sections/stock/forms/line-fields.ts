import { z } from '#zod';
import { numberText, typedNumber } from '@/lib/domain/typed-number';
import type { Draft } from '@/lib/forms/define';
import { startOf } from '@/lib/forms/evaluate';
import { custom, number, text, UNREADABLE, value } from '@/lib/forms/field';

/** Measures in a package; null if measures are counted. */
export const packageOf = ({ package_size }: { readonly package_size: string }, locale: string): number | null => {
  const size = typedNumber(package_size, locale);
  return size !== null && size > 0 ? size : null;
};

/** Numbers of a line, 0 while empty. */
const COUNTED = {
  start: 0,
  empty: 0,
  errors: {
    number: 'stockAdd.errors.number',
    decimals: 'stockAdd.errors.decimals',
    atMost: 'stockAdd.errors.tooMuch',
  },
} as const;

/** Fields of a line. With a `package_size`, quantity and price are those of packages. */
export const LINE_FIELDS = {
  name: text('stockAdd.entry.name', {
    errors: { required: 'stockAdd.errors.name', invalid: 'stockAdd.errors.name', tooLong: 'stockAdd.errors.tooLong' },
  }),
  /** 0 for no folder yet. */
  parent_id: custom<number, number>('stockAdd.entry.folder', {
    errors: { required: 'stockAdd.errors.folder' },
    blank: () => 0,
    show: (folder) => folder,
    read: (folder) => folder || undefined,
  }),
  category_id: value<number | null>('stockAdd.entry.category', null, {
    errors: { invalid: 'stockAdd.errors.category' },
    parse: Number,
  }),
  measure_id: value<number | null>('stockAdd.entry.measure', null, {
    errors: { invalid: 'stockAdd.errors.measure' },
    parse: Number,
  }),
  description: text('stockAdd.entry.description'),
  /** Measures in a package; empty when measures are counted. */
  package_size: custom<number, string>('stockAdd.entry.packageSize', {
    optional: true,
    local: z.number(),
    errors: COUNTED.errors,
    blank: () => '',
    show: (size, locale) => numberText(size, locale),
    read: (draft, locale) =>
      draft.trim() === '' ? undefined : (packageOf({ package_size: draft }, locale) ?? UNREADABLE),
  }),
  quantity: number('stockAdd.entry.quantity', COUNTED),
  price: number('stockAdd.entry.price', { ...COUNTED, decimals: 2 }),
  /** Sets the price and is not sent, so an unreadable text is no error. */
  total: custom<string, string>('stockAdd.entry.total', {
    local: z.string(),
    blank: (locale) => numberText(0, locale, 2),
    show: (sum) => sum,
    read: (sum) => sum,
  }),
};

/** Line of the delivery as typed. */
export interface Entry extends Draft<typeof LINE_FIELDS> {
  /** Key of the edited line; null for a new one. */
  readonly key: number | null;
  /** Null for a new item. */
  readonly item_id: number | null;
  /** Attached to the item after booking. */
  readonly barcode: string | null;
  /** Exact value behind the price. */
  readonly unit_price: number;
}

/** Empty line. */
export const emptyEntry = (locale: string): Entry => ({
  ...startOf({ fields: LINE_FIELDS }, null, locale),
  key: null,
  item_id: null,
  barcode: null,
  unit_price: 0,
});
