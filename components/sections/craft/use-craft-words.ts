'use client';
import { useTranslations } from 'next-intl';
import { useMeasure } from '@/components/frame/use-measure';
import { formatNumber } from '@/lib/domain/format';
import type { ItemsById } from '@/components/recipe/use-items';
import type { Craft } from '@/lib/sections/craft/contract/craft';
import { useFormats } from '@/components/frame/use-formats';

const NAMES = {
  output_quantity: 'output',
  ingredients: 'ingredients',
  name: 'name',
  status: 'outOfUse',
  portion_quantity: 'portion',
  shelf_life_hours: 'shelfLife',
  allergens: 'allergens',
  method: 'method',
  image_timestamp: 'photo',
  product: 'product',
} as const;

const isNamed = (field: string): field is keyof typeof NAMES => Object.hasOwn(NAMES, field);
/** Product as the history names it. */
const isItem = (value: unknown): value is { readonly item_id: number; readonly name: string } =>
  typeof value === 'object' && value !== null && 'item_id' in value && 'name' in value;

const QUANTITIES = ['output_quantity', 'portion_quantity'];

/** Name of a field of a craft, also of one unknown to this version. */
export function useCraftFieldName(): (field: string) => string {
  const t = useTranslations('craft.editor');
  return (field) => (isNamed(field) ? t(NAMES[field]) : field);
}

/** Formats the wire value of a field of a craft; a dash for none. */
export function useCraftFieldWords({ measure: of }: Pick<Craft, 'measure'>, items: ItemsById) {
  const t = useTranslations('craft.editor');
  const { locale, formatTime } = useFormats();
  const measure = useMeasure();
  return (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '—';
    if (isItem(value)) return items.get(value.item_id)?.name ?? value.name;
    if (typeof value !== 'number') return typeof value === 'string' ? value : JSON.stringify(value);
    if (field === 'status') return t(value < 0 ? 'yes' : 'no');
    if (field === 'shelf_life_hours') return t('hours', { count: value });
    if (field === 'image_timestamp') return formatTime(value);
    return QUANTITIES.includes(field) ? measure.written(value, of) : formatNumber(value, locale);
  };
}
