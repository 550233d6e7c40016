import { plainTable, words } from './headers';

/**
 * Headers by field as `heading` normalizes them: "price_thb" and "Price (THB)" are both "price thb". `venue` names the
 * folder above the category, `variant` a size or kind of the dish.
 */
const SYNONYMS = {
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
export type Field = keyof typeof SYNONYMS;

/** Columns of a plain menu. Of two headers for one field the first in the file counts. */
export const menuTable = plainTable<Field>(SYNONYMS, 'header');
