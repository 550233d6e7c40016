import { loyverse, LOYVERSE_HEADER, read, type LoyverseRow } from './files';

const SPANISH =
  'Handle,REF,Nombre,Categoria,Descripción,Vendido por peso,Opción 1 nombre,Opción 1 valor,Opción 2 nombre,' +
  'Opción 2 valor,Opción 3 nombre,Opción 3 valor,Coste,Codigo de barras,REF del componente,Cantidad del componente,' +
  'Seguir el Inventario,Disponibles para la venta [Bar],Precio [Bar],En inventario [Bar],Existencias bajas [Bar]';

const PIZZA: LoyverseRow[] = [
  { handle: 'diavola', sku: '1', name: 'Diavola', category: 'Pizza', options: ['L', 'Thin'], price: '61' },
  { handle: 'agua', sku: '9', name: 'Agua', category: 'Drinks', price: '20.50' },
  { handle: 'diavola', sku: '2', options: ['S'], price: '24' },
];

test.each([
  ['English', LOYVERSE_HEADER, []],
  ['Spanish', SPANISH, []],
  [
    'an unknown language',
    LOYVERSE_HEADER.replace('Name', 'Nimi').replace('Price', 'Hinta').replace('Handle', 'Kahva'),
    [expect.stringMatching(/language not known/)],
  ],
])('headers in %s: each variant is a dish, found by its handle', (_, header, told) => {
  const { dishes, source, defects, remarks } = read(loyverse(PIZZA, header));
  expect(remarks).toEqual(told);
  expect(source).toBe('loyverse:Bar');
  expect(defects).toEqual([]);
  expect(dishes.map(({ external_id, path, fields }) => [external_id, path, fields.name, fields.retail_price])).toEqual([
    ['sku:1', ['Pizza'], 'Diavola (L, Thin)', 6_100],
    ['sku:9', ['Drinks'], 'Agua', 2_050],
    ['sku:2', ['Pizza'], 'Diavola (S)', 2_400],
  ]);
});

test('HTML, weight, availability, blank category', () => {
  const ham = { handle: 'a', sku: '1', name: ' Ham  ', description: '<p>Jam&oacute;n</p>', price: '9' };
  const { dishes, defects } = read(loyverse([{ ...ham, weight: 'Y', available: 'N' }]));
  expect(dishes).toEqual([
    {
      line: 2,
      external_id: 'sku:1',
      path: ['Uncategorised'],
      filed: false,
      fields: { name: 'Ham', description: 'Jamón', retail_price: 900, open_price: false, status: 0 },
    },
  ]);
  expect(defects.map(({ text }) => text)).toEqual([
    '"Ham" is sold by weight; its price is that of one unit of weight.',
    '"Ham" is not for sale; it comes in switched off.',
  ]);
});

test('impossible prices', () => {
  const prices = ['-5', '1000000.01', 'ask', '1.005', '', '0.00', 'variable'];
  const { dishes, defects } = read(
    loyverse(prices.map((price, i) => ({ handle: `h${i}`, sku: `${i}`, name: `N${i}`, price }))),
  );
  expect(dishes.map(({ fields }) => [fields.name, fields.retail_price])).toEqual([
    ['N3', 101],
    ['N4', undefined],
    ['N5', 0],
    ['N6', undefined],
  ]);
  expect(defects.map(({ line, level, text }) => `${line} ${level} ${text}`)).toEqual([
    '2 error The price of "N0" is negative ("-5").',
    '3 error The price of "N1" is above 1,000,000 baht ("1000000.01").',
    '4 error The price of "N2" is not a number ("ask").',
    '5 notice The price of "N3" ("1.005") was rounded to 1.01.',
    '6 notice "N4" has no price; a new dish comes in at 0.00.',
    '7 notice "N5" costs 0.00.',
    '8 notice "N6" has a variable price; a new dish comes in at 0.00 and the till asks.',
  ]);
});

test('duplicates: the first row of an identity counts, equal names are only mentioned', () => {
  const { dishes, defects, skipped } = read(
    loyverse([
      { handle: 'a', sku: '1', name: 'Tea', category: 'Hot', price: '1' },
      { handle: 'b', sku: '1', name: 'Coffee', category: 'Hot', price: '2' },
      { handle: 'c', sku: '2', name: 'Tea', category: 'Hot', price: '3' },
      { handle: 'd', sku: '3', name: 'Tea', category: 'Cold', price: '4' },
      { handle: 'lost', sku: '4', options: ['L'], price: '5' },
      { handle: 'a', sku: '5', price: '6' },
    ]),
  );
  expect(dishes.map(({ external_id }) => external_id)).toEqual(['sku:1', 'sku:2', 'sku:3']);
  expect(defects.map(({ line, level }) => [line, level])).toEqual([
    [3, 'error'],
    [4, 'notice'],
    [6, 'error'],
    [7, 'error'],
  ]);
  expect(defects[1]?.text).toBe('"Tea" stands already on line 2 in the same folder; both came in.');
  expect(skipped).toHaveLength(3);
});

test('without a SKU the handle and variant identify a dish', () => {
  const { dishes } = read(
    loyverse([
      { handle: 'a', name: 'Tea', options: ['L'], price: '1' },
      { handle: 'b', name: 'Water', price: '1' },
    ]),
  );
  expect(dishes.map(({ external_id }) => external_id)).toEqual(['handle:a|L', 'handle:b']);
});

test('components of a composite item are no dishes', () => {
  const { dishes, defects, skipped, remarks } = read(
    loyverse([
      { handle: 'toast', sku: '1', name: 'Toast', category: 'Food', component: '50', price: '9' },
      { handle: 'toast', component: '51' },
    ]),
  );
  expect([dishes.length, defects, skipped]).toEqual([1, [], [['Food']]]);
  expect(remarks).toContain('Rows left out as components of composite items, a matter of recipes: 1.');
});

test('of several stores the first one counts, or the requested one; skipped data is mentioned', () => {
  const pier = 'Available for sale [Pier],Price [Pier],In stock [Pier],Low stock [Pier]';
  const header = `${LOYVERSE_HEADER},${pier},"Modifier - ""Milk""","Tax - ""GST"" (8%)"`;
  const extra = ['N', '12', '', '', 'N', 'Y'];
  const text = loyverse([{ handle: 'a', sku: '1', name: 'Tea', cost: '4', price: '10', extra }], header);

  const told = ({ source, dishes: [dish] }: ReturnType<typeof read>) => [
    source,
    dish?.fields.retail_price,
    dish?.fields.status,
  ];
  expect(told(read(text))).toEqual(['loyverse:Bar', 1_000, 1]);
  expect(told(read(text, { store: 'Pier' }))).toEqual(['loyverse:Pier', 1_200, 0]);
  expect(() => read(text, { store: 'Roof' })).toThrow('The file has no store "Roof"; it has Bar, Pier.');
  expect(read(text).remarks).toEqual([
    'Prices are those of the store "Bar"; also in the file: Pier.',
    'Rows that carry a cost: 1; left aside, for a dish costs what its recipe costs.',
    'Taxes are left aside, the venue has one VAT: GST (8%).',
    'Modifiers are left aside: Milk.',
  ]);
});
