import { words } from './headers';
import { heading } from './text';

/** Fields of a plain file. `venue` names the folder above the category, `variant` a size or kind of the dish. */
export const FIELDS = [
  'name',
  'category',
  'venue',
  'variant',
  'retail_price',
  'cost',
  'type',
  'literary_name_en',
  'literary_name_ru',
  'literary_name_cn',
  'description',
  'description_en',
  'max_discount',
  'external_id',
  'product_id',
] as const;
export type Field = (typeof FIELDS)[number];
export type PlainColumns = ReadonlyMap<Field, number>;

/**
 * Headers as `heading` normalizes them: "price_thb" and "Price (THB)" are both "price thb". Wire names always count.
 */
const SYNONYMS: Record<Field, readonly string[]> = {
  name: words(
    'item, item name, dish, product, product name, title, название, наименование, имя, блюдо, позиция, товар',
  ),
  category:
    words(`category en, category name, category path, folder, group, section, path, категория, папка, группа, раздел,
    путь`),
  venue: words('restaurant, outlet, branch, ресторан, заведение'),
  variant: words('variation, variation name, variant name, size, вариант, размер, порция'),
  retail_price:
    words(`price, price thb, price baht, price ฿, sale price, selling price, цена, цена thb, цена бат, цена ฿,
    цена продажи, розничная цена, стоимость`),
  cost: words('prime cost, cost price, cost thb, себестоимость, закупочная цена, закупка'),
  type: words('station, bar kitchen, тип, цех, бар кухня'),
  literary_name_en: words(
    'name en, english name, name english, название en, английское название, название на английском',
  ),
  literary_name_ru: words('name ru, russian name, name russian, название ru, русское название, название на русском'),
  literary_name_cn: words(
    'name cn, name zh, chinese name, name chinese, название cn, китайское название, название на китайском',
  ),
  description: words('details, описание, состав'),
  description_en: words('english description, описание en, английское описание, описание на английском'),
  max_discount: words('maximum discount, discount limit, макс скидка, максимальная скидка'),
  external_id: words('id, item id, variation id, sku, code, код, артикул, внешний id, ид'),
  product_id: words('parent id, id товара, id продукта'),
};

const FIELD_OF = new Map(
  FIELDS.flatMap((field) => [field, ...SYNONYMS[field]].map((word) => [heading(word), field] as const)),
);

/** Field of a header, or of the right side of `--map`. */
export const fieldOf = (text: string): Field | undefined => FIELD_OF.get(heading(text));

/**
 * Finds the columns of a plain file. Of two headers for one field the first counts; one given by `map` (header to
 * field) comes before either.
 */
export function plainColumns(header: readonly string[], map: ReadonlyMap<string, Field>): PlainColumns {
  const given = new Map([...map].map(([text, field]) => [heading(text), field]));
  const columns = new Map<Field, number>();
  for (const lookUp of [(text: string) => given.get(heading(text)), fieldOf]) {
    header.forEach((text, i) => {
      const field = lookUp(text);
      const taken = [...columns.values()].includes(i);
      if (field && !columns.has(field) && !taken) columns.set(field, i);
    });
  }
  return columns;
}
