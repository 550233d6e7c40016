import { barcodeKey, spellingsOf } from '@/lib/sections/stock/rules/barcode';

test.each([
  ['036000291452', ['036000291452', '0036000291452']],
  ['0036000291452', ['0036000291452', '036000291452']],
  ['885123456789', ['885123456789', '0885123456789']],
  ['8851234567890', ['8851234567890']],
  ['0012345678905', ['0012345678905', '012345678905']],
  ['01234565', ['01234565']],
  ['0ABC00000000', ['0ABC00000000']],
  ['00036000291452', ['00036000291452']],
])('%s is also written as %j', (barcode, spellings) => {
  expect(spellingsOf(barcode)).toEqual(spellings);
  expect(new Set(spellings.map(barcodeKey)).size).toBe(1);
});
