import { act, fireEvent, screen } from '@testing-library/react';
import { useReportView } from '@/components/report/use-report-view';
import { FilterPanel } from '@/components/statistics/filter-panel';
import type { Locale } from '@/lib/i18n/locale';
import { findReportTable } from '@/lib/reports/sections';
import { renderUi } from '../../support/render';

const table = findReportTable('analytics', 'orders_by_custom_hours')!;

function Panel() {
  return (
    <main id="main">
      <FilterPanel table={table} view={useReportView(table)} />
    </main>
  );
}
const open = (search = '', locale: Locale = 'en') =>
  renderUi(<Panel />, { at: `/analytics/orders_by_custom_hours${search}`, locale });
const from = () => screen.getByRole('slider', { name: /^(From hour|С какого часа)$/ });
const to = () => screen.getByRole('slider', { name: /^(To hour|По какой час)$/ });
const asked = () => window.location.search;

/** The track is 190 px wide in these tests: 10 px an hour from 9:00 on. */
const HOUR = 10;
const WIDTH = 19 * HOUR;
beforeEach(() => {
  const box = { left: 0, right: WIDTH, width: WIDTH, top: 0, bottom: 30, height: 30, x: 0, y: 0, toJSON: () => '' };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

/** jsdom has no pointer events: these have what the slider reads. */
const pointer = (type: 'down' | 'move' | 'up' | 'cancel', hours = 0) =>
  fireEvent(
    screen.getByRole('group', { name: 'Hours' }),
    new MouseEvent(`pointer${type}`, { bubbles: true, cancelable: true, clientX: hours * HOUR, button: 0 }),
  );

test.each([
  ['ru', 'с 22:00 до 3:59 следующего дня', 'с 22:00', 'до 3:59 следующего дня'],
  ['en', '22:00 to 3:59 next day', 'from 22:00', 'to 3:59 next day'],
] as const)('in %s the range and each handle stand in words', (locale, range, first, last) => {
  open('?start_hour=22&end_hour=3', locale);
  expect(screen.getByText(range)).toBeInTheDocument();
  expect(from()).toHaveAttribute('aria-valuetext', first);
  expect(to()).toHaveAttribute('aria-valuetext', last);
});

test('a range within one date does not name the next one', () => {
  open('?start_hour=12&end_hour=17');
  expect(screen.getByText('12:00 to 17:59')).toBeInTheDocument();
});

test('arrows step by an hour over midnight, Page keys by three; Home and End go as far as the other handle allows', async () => {
  const { user } = open('?start_hour=12&end_hour=22');
  act(() => to().focus());
  await user.keyboard('{ArrowRight}');
  expect(asked()).toBe('?start_hour=12&end_hour=23');
  await user.keyboard('{PageUp}');
  expect(asked()).toBe('?start_hour=12&end_hour=2');
  await user.keyboard('{End}');
  expect(asked()).toBe('?start_hour=12');
  await user.keyboard('{Home}');
  expect(asked()).toBe('?start_hour=12&end_hour=13');
  act(() => from().focus());
  await user.keyboard('{End}');
  expect(asked()).toBe('?start_hour=12&end_hour=13');
  await user.keyboard('{Home}');
  expect(asked()).toBe('?end_hour=13');
});

test('a key that is held asks once, when it is released', () => {
  open('?start_hour=12&end_hour=17');
  const steps = window.history.length;
  for (let time = 0; time < 3; time += 1) fireEvent.keyDown(to(), { key: 'ArrowRight' });
  expect(to()).toHaveAttribute('aria-valuetext', 'to 20:59');
  expect(asked()).toBe('?start_hour=12&end_hour=17');
  fireEvent.keyUp(to(), { key: 'ArrowRight' });
  expect(asked()).toBe('?start_hour=12&end_hour=20');
  expect(window.history.length).toBe(steps + 1);
});

test('a handle that leaves the focus while its key is held asks too', () => {
  open('?start_hour=12&end_hour=17');
  act(() => to().focus());
  fireEvent.keyDown(to(), { key: 'ArrowLeft' });
  act(() => to().blur());
  expect(asked()).toBe('?start_hour=12&end_hour=16');
});

test('a press takes the nearer handle; dragging asks for nothing, the release once', () => {
  open();
  const steps = window.history.length;
  pointer('down', 2);
  expect(from()).toHaveFocus();
  pointer('move', 3);
  pointer('move', 4);
  expect(from()).toHaveAttribute('aria-valuetext', 'from 13:00');
  expect(asked()).toBe('');
  pointer('up');
  expect(asked()).toBe('?start_hour=13');
  expect(window.history.length).toBe(steps + 1);
  pointer('move', 8);
  expect(from()).toHaveAttribute('aria-valuetext', 'from 13:00');
});

test('a handle pulled over the other one stops an hour before it', () => {
  open('?start_hour=12&end_hour=17');
  pointer('down', 3);
  pointer('move', 18);
  pointer('up');
  expect(asked()).toBe('?start_hour=16&end_hour=17');
});

test('a swipe that scrolls the page changes nothing', () => {
  open('?start_hour=12&end_hour=17');
  pointer('down', 5);
  pointer('cancel');
  pointer('up');
  expect(asked()).toBe('?start_hour=12&end_hour=17');
  expect(from()).toHaveAttribute('aria-valuetext', 'from 12:00');
});
