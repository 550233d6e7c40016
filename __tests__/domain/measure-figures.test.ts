import { convertedFigures } from '@/lib/sections/stock/rules/measure-change';

test('an item in a new measure keeps its worth; a package of unknown size stays unknown', () => {
  expect(convertedFigures({ quantity: 30, stock_price: 5, package_quantity: 12 }, 0.05)).toEqual({
    quantity: 1.5,
    stock_price: 100,
    package_quantity: 0.6,
  });
  expect(convertedFigures({ quantity: -2, stock_price: 0.1 }, 3)).toEqual({
    quantity: -6,
    stock_price: 0.033333,
    package_quantity: null,
  });
});
