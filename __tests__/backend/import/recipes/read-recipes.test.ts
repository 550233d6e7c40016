import { read } from './files';

const lines = (file: ReturnType<typeof read>) =>
  file.recipes.map(({ name, output, lines: list }) => [
    name,
    output?.text ?? null,
    ...list.map(({ ingredient, text, sub }) => `${ingredient}: ${text}${sub === null ? '' : ` of ${sub}`}`),
  ]);
const faults = (file: ReturnType<typeof read>) => file.faults.map(({ line, text }) => `${line} ${text}`);

test('Russian headers, semicolons, a byte order mark and decimal commas, columns in any order', () => {
  const file = read(
    '\ufeffЕд. изм.;Кол-во;РЕЦЕПТ;Ингредиент;Выход;Ед. выхода;Полуфабрикат\n' +
      'ст. л.;1,5;Соус;Масло;0,5;кг;\nкг;1,250;Соус;Томаты;;;нет\nшт;2;Соус;Зелень;;;Пучок зелени\n',
  );
  expect(faults(file)).toEqual([]);
  expect(lines(file)).toEqual([
    ['Соус', '0,5 кг', 'Масло: 1,5 ст. л.', 'Томаты: 1,250 кг', 'Зелень: 2 шт of Пучок зелени'],
  ]);
  expect(file.recipes[0]?.lines[1]?.amount).toEqual({ n: 5n, d: 4n });
});

test('lines without a recipe belong to the one above; names differ in case alone; scattered lines come together', () => {
  const file = read(
    'cocktail,ingredient,amount\nNegroni,Gin,30 ml\n,Campari,30 ml\nSpritz,Aperol,60 ml\nNEGRONI,Vermouth,30 ml\n',
  );
  expect(lines(file)).toEqual([
    ['Negroni', null, 'Gin: 30 ml', 'Campari: 30 ml', 'Vermouth: 30 ml'],
    ['Spritz', null, 'Aperol: 60 ml'],
  ]);
});

test('"measure" is the quantity, or the unit beside a column of quantities', () => {
  expect(lines(read('name,ingredient,measure\nA,Rum,2 oz\n'))).toEqual([['A', null, 'Rum: 2 oz']]);
  expect(lines(read('name,ingredient,quantity,measure\nA,Rum,2,cl\n'))).toEqual([['A', null, 'Rum: 2 cl']]);
});

test('each line that cannot be read is named with its reason', () => {
  const file = read(`recipe,ingredient,quantity,unit,yield,piece weight
,Gin,30,ml,,
A,Gin,some,ml,,
A,Bitters,2 dashes,,,
A,Lime,½,,,
A,Soda,,,,
A,Ice,0,kg,,
A,Milk,60 ml,l,,
A,,30,ml,,
A,Egg,1,,,heavy
A,Rum,30,ml,1 l,
A,Cola,30,ml,2 l,
A,Salt,"1,250",g,,
A,Mint,1,g,,,too,much`);
  expect(faults(file)).toEqual([
    '2 The line names no recipe.',
    '3 Gin: "some ml" is not a quantity.',
    '4 Bitters: "dashes" is no known unit; --unit "dashes=…" may state what it is.',
    '5 Lime: "½" has no unit.',
    '6 Soda: There is no quantity.',
    '7 Ice: "0 kg" is no quantity above 0.',
    '8 Milk: "60 ml" is in another unit than "l".',
    '9 The line names no ingredient.',
    '10 Egg: the piece weight "heavy" is no weight or volume with its unit.',
    '12 The yield is "2 l" here and "1 l" on line 11.',
    '13 Salt: "1,250 g" may have a decimal comma or not; write it without the comma or with a point.',
    '14 The line has more cells than the header; put text with commas in quotation marks.',
  ]);
});

test('a table of something else is refused', () => {
  expect(() => read('name,price\nBeer,100\n')).toThrow(
    'recipes.csv is no file of recipes: it has no column ingredient, quantity.',
  );
});

test('stated units, and a remark where "oz" was read as a weight', () => {
  const text = 'name,ingredient,measure\nA,Rum,2 oz\nA,Bitters,2 dashes\n';
  const plain = read(text);
  expect(plain.remarks).toEqual([
    'recipes.csv: "oz" is a weight here. If fluid ounces are meant, add --unit "oz=1 fl oz".',
  ]);
  const fluid = read(text, 'recipes.csv', { oz: '1 fl oz', dash: '0.9 ml' });
  expect([fluid.remarks, fluid.faults]).toEqual([[], []]);
  expect(fluid.recipes[0]?.lines.map(({ unit }) => unit.kind)).toEqual(['volume', 'volume']);
});
