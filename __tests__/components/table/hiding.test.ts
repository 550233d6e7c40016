import vm from 'node:vm';
import { hideCss, hidingSource } from '@/components/table/column-layout';

test('the script before the first paint hides the stored columns, and none that the table lacks or keeps', () => {
  const cssOf = vm.runInNewContext(hidingSource('table-kegs', ['cost', 'sold.2026'])) as (stored: string) => string;
  expect(cssOf('cost')).toBe(hideCss('table-kegs', 'cost'));
  expect(cssOf('sold.2026,name,cost')).toBe(hideCss('table-kegs', 'sold.2026') + hideCss('table-kegs', 'cost'));
  expect(cssOf('')).toBe('');
});
