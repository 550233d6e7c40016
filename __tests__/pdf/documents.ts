import type { PriceRow, PriceSection } from '@/lib/sections/menu/rules/price-list';
import type { PdfDocument, PriceListWords } from '@/lib/pdf/document';

const words: PriceListWords = {
  title: 'Прайс-лист',
  scope: 'Всё меню',
  printed: 'Напечатано: admin',
  page: 'Стр. {page} из {pages}',
  continued: '{heading} (продолжение)',
  noFolder: 'Без папки',
  empty: 'Пусто',
  off: 'отключено',
  noRecipe: 'без рецепта',
  priceAsked: 'цена по запросу',
  kitchen: 'Кухня',
  bar: 'Бар',
  columns: {
    id: 'ID',
    name: 'Название',
    type: 'Тип',
    retailPrice: 'Цена, ฿',
    primeCost: 'Себестоимость, ฿',
    lastUpdate: 'Изменено',
  },
};

export const dishNamed = (item_id: number, name: string, more: Partial<PriceRow> = {}): PriceRow => ({
  item_id,
  name,
  type: 1,
  retail_price: 1250.5,
  prime_cost: 410,
  last_update: 1_790_000_000,
  status: 1,
  ...more,
});

export const manyDishes = (count: number): PriceSection[] => [
  {
    heading: 'Кухня / Супы',
    rows: Array.from({ length: count }, (_, at) =>
      dishNamed(at + 1, `Том ям ต้มยำกุ้ง 冬阴功汤 с креветками № ${at + 1}`),
    ),
  },
];

export const priceListWith = (sections: readonly PriceSection[], more: Partial<PriceListWords> = {}): PdfDocument => ({
  kind: 'price-list',
  data: { venue: 'Chang & Самовар', locale: 'ru', timeZone: 'Asia/Bangkok', words: { ...words, ...more }, sections },
});
