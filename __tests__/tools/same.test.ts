import { differencesOf, reportOf } from '@/tools/same/compare';
import { firstDifference } from '@/tools/same/difference';
import { masked } from '@/tools/same/masks';
import { screens } from '@/tools/same/screens';
import { wordsOf } from '@/tools/same/text';

test('the first differing field of a reply is named by its path', () => {
  expect(firstDifference('{"a":[{"b":1},{"b":2}]}', '{"a":[{"b":1},{"b":3}]}')).toEqual({
    place: 'a[1].b',
    before: '2',
    after: '3',
  });
  expect(firstDifference('{"a":1,"b":"x"}', '{"a":1}')).toEqual({ place: 'b', before: '"x"', after: 'nothing' });
});

test('fields in another order are a difference', () => {
  expect(firstDifference('{"a":1,"b":2}', '{"b":2,"a":1}').place).toBe('line 1');
});

test('a long line is shown from a little before its difference', () => {
  const start = 'x'.repeat(500);
  const { place, before, after } = firstDifference(`one\n${start}1`, `one\n${start}2`);
  expect([place, before, after]).toEqual(['line 2', `…${'x'.repeat(30)}1`, `…${'x'.repeat(30)}2`]);
});

test('people with the same difference stand in one line, and what only one side has is named', () => {
  const before = {
    replies: { funds: { admin: '{"safe":1}', nok: '{"safe":1}', may: '{}' } },
    files: { old: { CSV: '' } },
  };
  const after = {
    replies: { funds: { admin: '{"safe":2}', nok: '{"safe":2}', may: '{}' } },
    screens: { '/a': { ru: '' } },
  };
  expect(reportOf(differencesOf(before, after))).toBe(
    [
      'replies',
      '  funds',
      '    admin, nok: safe: 1 → 2',
      'screens',
      '  /a',
      '    ru: only here',
      'files',
      '  old',
      '    CSV: only there',
    ].join('\n'),
  );
  expect(reportOf(differencesOf(before, before))).toBe('No difference.');
});

test('a document is its words, those of fields and pictures among them, without scripts and marks of React', () => {
  const html = '<title>A &amp; B</title><script>x</script><p>One<!-- --> two</p><input placeholder="Имя"/>';
  expect(wordsOf(html)).toBe('A & B\nOne two\nИмя');
});

test('numbers of requests and ports are masked', () => {
  const text = '{"request_id":"813bd21c-8a51-4542-8dd3-78f5add31f05","at":"http://localhost:24941/"}';
  expect(masked(text)).toBe('{"request_id":"REQUEST","at":"http://localhost:PORT/"}');
});

test('every page has an example address', () => {
  expect(screens().length).toBeGreaterThan(100);
});
