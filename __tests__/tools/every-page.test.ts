import { everyReport, reportLists } from '@/lib/sections/reports';
import { QUESTIONS } from '@/tools/bench/questions';
import { everyRoute } from '@/tools/bench-web/routes';
import { screens } from '@/tools/same/screens';

test('every page and every report in each of its sections is measured and compared, at an example address', () => {
  const measured = everyRoute().flatMap(({ addresses }) => addresses.map((address) => address.split('?')[0]));
  const compared = new Set(screens().map(({ subject }) => subject));
  expect(measured).toEqual(
    expect.arrayContaining(['/auth/login', '/menu', '/stock/counts/1', ...reportLists.map(({ path }) => path)]),
  );
  expect(new Set(measured).size).toBe(measured.length);
  expect(measured.filter((address = '') => address.includes('[') || !compared.has(address))).toEqual([]);
});

test('the bench asks every report, but for the one that reads a short table of its own', () => {
  const asked = QUESTIONS.map(({ name }) => name);
  expect(everyReport.map(({ part }) => part).filter((part) => !asked.includes(part))).toEqual(['taken_off']);
});
