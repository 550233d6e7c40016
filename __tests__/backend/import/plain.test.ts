import { read } from './files';

const dishes = (text: string, options?: Parameters<typeof read>[1]) =>
  read(text, options).dishes.map(({ external_id, path, fields }) => ({ external_id, path, ...fields }));

test('English headers, a category path, every field', () => {
  const text =
    'id,Name,Category,Price,Type,name_en,Name RU,name cn,Description,description_en,max_discount,cost\n' +
    '7,Chang,Drinks / Beer / Draught,"1,120.50",bar,Chang beer,Чанг,象,"<b>Cold</b>\nlager",Lager,10%,60\n' +
    '8,Pad thai,Tea/Coffee,95,kitchen,,,,,,"12,5",\n';
  const chang = { external_id: 'id:7', path: ['Drinks', 'Beer', 'Draught'], name: 'Chang' };
  const names = { literary_name_en: 'Chang beer', literary_name_ru: 'Чанг', literary_name_cn: '象' };
  const rest = { description: 'Cold\nlager', description_en: 'Lager', type: 0, max_discount: 10 };
  expect(dishes(text)).toEqual([
    { ...chang, ...names, ...rest, retail_price: 112_050 },
    { external_id: 'id:8', path: ['Tea/Coffee'], name: 'Pad thai', retail_price: 9_500, type: 1, max_discount: 12.5 },
  ]);
  expect(read(text).remarks).toEqual([
    'Rows that carry a cost: 1; left aside, for a dish costs what its recipe costs.',
  ]);
});

test('Russian headers, semicolons and decimal commas', () => {
  expect(
    dishes('Название;Категория;Цена;Цех\nЧанг;Бар / Пиво;1 234,50;бар\nПад тай;Кухня;95;1\nВода;;1.200;Кухня'),
  ).toEqual([
    { external_id: 'name:Бар / Пиво / Чанг', path: ['Бар', 'Пиво'], name: 'Чанг', retail_price: 123_450, type: 0 },
    { external_id: 'name:Кухня / Пад тай', path: ['Кухня'], name: 'Пад тай', retail_price: 9_500, type: 1 },
    { external_id: 'name:Uncategorised / Вода', path: ['Uncategorised'], name: 'Вода', retail_price: 120_000, type: 1 },
  ]);
});

test('the table of the Bangkok menus', () => {
  const text =
    'restaurant,category_en,category_th,product_id,variation_id,name_en,name_th,variation_name,price_thb\n' +
    'banying,Entree,กับข้าว,11,21,Stir Fried Meat ,กะเพรา,Regular ,58.5\n' +
    'banying,,,12,,Rice,ข้าว,,20\n';
  expect(dishes(text)).toEqual([
    {
      external_id: 'id:21',
      path: ['banying', 'Entree'],
      name: 'Stir Fried Meat (Regular)',
      literary_name_en: 'Stir Fried Meat (Regular)',
      retail_price: 5_850,
    },
    {
      external_id: 'product:12',
      path: ['banying', 'Uncategorised'],
      name: 'Rice',
      literary_name_en: 'Rice',
      retail_price: 2_000,
    },
  ]);
  expect(read(text).remarks).toEqual(['Columns left aside: category_th, name_th.']);
});

test('a map covers unknown headers', () => {
  const text = 'Gericht,Preis,Name\nSuppe,4,ignored';
  const map = new Map(Object.entries({ Gericht: 'name', preis: 'retail_price' } as const));
  expect(dishes(text, { map })).toEqual([
    { external_id: 'name:Uncategorised / Suppe', path: ['Uncategorised'], name: 'Suppe', retail_price: 400 },
  ]);
  expect(() => read(text.replace('Name', 'Sorte'))).toThrow(
    'No column for the name of a dish among "Gericht", "Preis", "Sorte"',
  );
});

test('rows left out, and remarks on imported ones', () => {
  const text =
    'name,price,type,max_discount\n' +
    ',5,,\n' +
    'Soup, with bread,5,,\n' +
    'Tea,4,garden,120\n' +
    'Tea,5,,\n' +
    'Short\n' +
    'Milk,5,,,6\n';
  expect(read(text).defects.map(({ line, level, text: sentence }) => `${line} ${level} ${sentence}`)).toEqual([
    '2 error The row has no name.',
    '3 error The price of "Soup" is not a number ("with bread").',
    '4 notice The type of "Tea" is neither bar nor kitchen ("garden").',
    '4 notice The maximum discount of "Tea" is not 0 to 100 percent ("120").',
    '5 error "Tea" has the same identity (name:Uncategorised / Tea) as line 4; the first counts.',
    '6 notice "Short" has no price; a new dish comes in at 0.00.',
    '7 error The row has 5 cells and the header 4: a delimiter inside text needs quotation marks.',
  ]);
});
