import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { inOnePlace } from '@/lib/lists/one-place';
import { useSectionHref } from '@/components/period/carried-period';
import { useListView } from '@/components/list/use-list-view';
import { FilterPanel } from '@/components/sections/statistics/filter-panel';
import { useServer } from '@/components/sight/offers';
import { findReportList } from '@/lib/sections/reports';
import { inMain } from '../in-main';
import { renderUi } from '../../support/render';
import { menuFolders } from '@/lib/sections/menu/contract/folders';
import { on, serve } from '../../support/serve';
import type { Locale } from '@/lib/i18n/locale';

type Section = Parameters<typeof findReportList>[0];

function Panel({ section, part }: { section: Section; part: string }) {
  const { ours } = useServer();
  const whole = findReportList(section, part)!;
  const table = ours ? whole : inOnePlace(whole);
  return inMain(<FilterPanel table={table} view={useListView(table)} />);
}
const open = (section: Section, part: string, search = '', venue = true, locale: Locale = 'en') =>
  renderUi(<Panel section={section} part={part} />, {
    at: `/${section}/${part}${search}`,
    locale,
    offers: { ours: venue },
  });

test('a text filters on Enter or on blur, without its outer spaces', async () => {
  const { user } = open('statistics', 'discount_cards');
  const field = screen.getByRole('textbox', { name: 'Card number' });
  await user.type(field, ' 0012 {Enter}');
  expect(window.location.search).toBe('?card_number=0012');
  await user.clear(field);
  expect(window.location.search).toBe('?card_number=0012');
  fireEvent.blur(field);
  expect(window.location.search).toBe('');
});

describe('the hall', () => {
  beforeEach(() => {
    serve(on(menuFolders, { rows: [] }));
  });

  const choose = async ({ user }: ReturnType<typeof open>, name: string) => {
    await user.choose(screen.getByRole('combobox', { name: 'Place' }), name);
  };
  const chosen = () => screen.getByRole('combobox', { name: 'Place' });

  test.each([
    ['statistics', 'revenue', 'Whole venue', 'DD Weed', '?hall=ddweed'],
    ['karaoke', 'revenue', 'Karaoke', 'Whole venue', '?hall=venue'],
    ['analytics', 'buisnesslanch', 'Whole venue', 'Main bar', '?hall=statistics'],
    ['analytics', 'discount100', 'Whole venue', 'Karaoke', '?place_id=17'],
  ] as const)('%s/%s opens on %s, and offers every hall', async (section, part, first, next, address) => {
    const page = open(section, part);
    expect(chosen()).toHaveValue(first);
    await choose(page, next);
    expect(window.location.search).toBe(address);
    expect(chosen()).toHaveValue(next);
  });

  test('the hall is carried like the period: into statistics and analytics, not out of karaoke', async () => {
    const href = () => renderHook(() => useSectionHref()).result.current;
    const statistics = open('statistics', 'revenue');
    await choose(statistics, 'Karaoke');
    statistics.unmount();
    const hrefs = (['statistics', 'analytics', 'karaoke', 'orders'] as const).map((id) => href()(id));
    expect(hrefs).toEqual(['/statistics?hall=karaoke', '/analytics?place_id=17', '/karaoke', '/orders']);
    const karaoke = open('karaoke', 'revenue');
    await choose(karaoke, 'Whole venue');
    karaoke.unmount();
    expect(href()('statistics')).toBe('/statistics?hall=karaoke');
    const analytics = open('analytics', 'discount100', '?place_id=17');
    await choose(analytics, 'Whole venue');
    expect(href()('statistics')).toBe('/statistics');
  });

  test('a legacy server’s report names its hall only, and has no filters that only our server knows', () => {
    const lunch = open('analytics', 'buisness_lanch_by_days', '', false);
    expect(screen.getByRole('combobox', { name: 'Chart' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Category/ })).not.toBeInTheDocument();
    lunch.unmount();
    open('statistics', 'revenue', '', false);
    expect(screen.getByText('Main bar', { exact: false })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Whole venue' })).not.toBeInTheDocument();
  });

  test('a report without a place says that it is about the whole venue and knows no hall', () => {
    open('karaoke', 'expense_categories');
    expect(screen.getByText('Whole venue, not divided by place', { exact: false })).toBeInTheDocument();
  });

  test('the comparison stands first, the category beside it', async () => {
    open('statistics', 'dishes');
    const comparison = screen.getByRole('combobox', { name: 'Compare with' });
    const category = await screen.findByRole('button', { name: /^Category/ });
    await waitFor(() => expect(category).not.toHaveTextContent('…'));
    expect(comparison.compareDocumentPosition(category)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the hours', () => {
  const openHours = (search = '', locale: Locale = 'en') =>
    open('analytics', 'orders_by_custom_hours', search, true, locale);
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

  /** jsdom has no pointer events: these have what the slider reads. */
  const pointer = (type: 'down' | 'move' | 'up' | 'cancel', hours = 0) =>
    fireEvent(
      screen.getByRole('group', { name: 'Hours' }),
      new MouseEvent(`pointer${type}`, { bubbles: true, cancelable: true, clientX: hours * HOUR, button: 0 }),
    );

  test.each([
    ['ru', '22', '3', 'с 22:00 до 3:59 следующего дня', 'с 22:00', 'до 3:59 следующего дня'],
    ['en', '22', '3', '22:00 to 3:59 next day', 'from 22:00', 'to 3:59 next day'],
    ['en', '12', '17', '12:00 to 17:59', 'from 12:00', 'to 17:59'],
  ] as const)('in %s the range %s–%s and each handle stand in words', (locale, start, end, range, first, last) => {
    openHours(`?start_hour=${start}&end_hour=${end}`, locale);
    expect(screen.getByText(range)).toBeInTheDocument();
    expect(from()).toHaveAttribute('aria-valuetext', first);
    expect(to()).toHaveAttribute('aria-valuetext', last);
  });

  test('arrows step by an hour over midnight, Page keys by three; Home and End go as far as the other handle allows', async () => {
    const { user } = openHours('?start_hour=12&end_hour=22');
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

  test('a key that is held asks once, when it is released or the handle leaves the focus', () => {
    openHours('?start_hour=12&end_hour=17');
    const steps = window.history.length;
    for (let time = 0; time < 3; time += 1) fireEvent.keyDown(to(), { key: 'ArrowRight' });
    expect(to()).toHaveAttribute('aria-valuetext', 'to 20:59');
    expect(asked()).toBe('?start_hour=12&end_hour=17');
    fireEvent.keyUp(to(), { key: 'ArrowRight' });
    expect(asked()).toBe('?start_hour=12&end_hour=20');
    expect(window.history.length).toBe(steps + 1);
    act(() => to().focus());
    fireEvent.keyDown(to(), { key: 'ArrowLeft' });
    act(() => to().blur());
    expect(asked()).toBe('?start_hour=12&end_hour=19');
  });

  test('a press takes the nearer handle; dragging asks for nothing, the release once', () => {
    openHours();
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

  test('a swipe that scrolls the page changes nothing; a handle pulled over the other stops an hour before it', () => {
    openHours('?start_hour=12&end_hour=17');
    pointer('down', 5);
    pointer('cancel');
    pointer('up');
    expect(asked()).toBe('?start_hour=12&end_hour=17');
    expect(from()).toHaveAttribute('aria-valuetext', 'from 12:00');
    pointer('down', 3);
    pointer('move', 18);
    pointer('up');
    expect(asked()).toBe('?start_hour=16&end_hour=17');
  });
});
