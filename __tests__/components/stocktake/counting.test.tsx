import { act, screen, waitFor, within } from '@testing-library/react';
import { CountScreen } from '@/components/sections/stocktake/count-screen';
import {
  approveCount,
  enterCount,
  getCount,
  submitCount,
  type CountLine,
  type StockCount,
} from '@/lib/sections/stocktake/contract';
import { CODE } from '@/lib/contract/problem';
import { findBarcode } from '@/lib/sections/stock/contract/barcodes';
import { Renewal } from '@/lib/api/renewal';
import { readVersions } from '@/lib/contract/versions';
import { permissionsOf } from '@/lib/rights/permissions';
import type { TestOffers } from '../../support/offers';
import { renderUi } from '../../support/render';
import { lost, on, refuse, serve } from '../../support/serve';

const NOT_COUNTED = { counted: null, counted_time: null, counted_by: null, value_counted: null, last_counted: null };
const BOOKED = { expected: 5, value_expected: 500, stale: false, booked: null };
const PLACED = { folder_id: 1, folder: 'Бар', measure_id: 3, measure_name: 'litre', package_quantity: null };
const line = (item_id: number, name: string, rest: Partial<CountLine> = {}): CountLine => {
  return { item_id, name, ...PLACED, ...BOOKED, ...NOT_COUNTED, ...rest };
};
const OPEN = { submitted_time: null, submitted_by: null, closed_time: null, closed_by: null };
const STARTED = { count_id: 7, name: 'Пятница', blind: false, started_time: 1_790_000_000, started_by: 'nok' };
const COUNT: StockCount = { ...OPEN, ...STARTED, status: 'open', folders: [], lines: 3, counted: 0, difference: 0 };
const TOTAL = { folder_id: null, folder: '', value: 1500, shortage: 500, surplus: 100 };
const BARCODE = '4601234567890';

const BAR = [line(11, 'Джин', { package_quantity: 0.7 }), line(12, 'Ром'), line(13, 'Лайм', { expected: -1 })];

/** A count with gin by the bottle, rum and lime. */
function serveCount(given: Partial<StockCount> = {}, lines = BAR) {
  const count = { ...COUNT, ...given };
  const hidden = count.blind && count.status !== 'approved';
  const totals = hidden ? null : { folders: [{ ...TOTAL, folder_id: 1, folder: 'Бар' }], all: TOTAL };
  /** Bodies of the requests that the server has accepted. */
  const sent: object[] = [];
  const state = { lines };
  const accept = ({ body }: { body: object }) => {
    sent.push(body);
    return {};
  };
  const server = serve(
    on(getCount, () => ({ count, lines: state.lines, totals })),
    on(findBarcode, ({ body: { barcode } }) => ({ item_id: barcode === BARCODE ? 12 : null })),
    on(readVersions, () => ({ venue: '', tags: { counts: JSON.stringify(state.lines) } })),
    on(submitCount, accept),
    on(approveCount, accept),
  );
  const enter = () =>
    server.on(enterCount, ({ body }) => {
      sent.push(body);
      const before = state.lines.find(({ item_id }) => item_id === body.item_id)!;
      const counted = body.as_expected ? (before.expected ?? null) : (body.counted ?? null);
      const after = { ...before, counted };
      state.lines = state.lines.map((one) => (one === before ? after : one));
      return { line: after };
    });
  enter();
  return { server, sent, state, enter };
}

async function open(count?: Partial<StockCount>, lines?: CountLine[], offers: TestOffers = { login: 'nok' }) {
  const served = serveCount(count, lines);
  const ui = renderUi(
    <main id="main">
      <Renewal hasVersions>
        <CountScreen id={7} />
      </Renewal>
    </main>,
    { at: '/stock/counts/7', offers },
  );
  await screen.findByRole('heading', { name: 'Пятница' });
  return { ...served, ...ui };
}
const row = (name: string) => screen.getByText(name, { selector: 'li button span' }).closest('button')!;
const panel = () => screen.getByRole('complementary');
afterEach(() => jest.useRealTimers());

test('bottles are counted as full ones and tenths, the sum is in litres, Enter moves on', async () => {
  const { user, sent } = await open();
  await user.click(row('Джин'));
  expect(screen.getByRole('textbox', { name: /Полных упаковок/ })).toHaveFocus();
  await user.keyboard('3');
  await user.click(screen.getByRole('button', { name: '0,4' }));
  expect(panel()).toHaveTextContent('3 + 0,4 уп. = 2,380 л');
  await user.click(screen.getByRole('textbox', { name: /Полных упаковок/ }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual([{ count_id: 7, item_id: 11, counted: 2.38 }]));
  expect(row('Джин')).toHaveTextContent('2,380 л');
  expect(panel()).toHaveTextContent('Ром');
  await user.keyboard('1,25{Enter}');
  await waitFor(() => expect(sent.at(-1)).toEqual({ count_id: 7, item_id: 12, counted: 1.25 }));
  expect(screen.getByText('Посчитано 2 из 3')).toBeInTheDocument();
});

test('an opened bottle can be counted in measures, and invalid quantities are rejected', async () => {
  const { user, sent } = await open();
  await user.click(row('Джин'));
  await user.click(screen.getByRole('button', { name: 'Больше на одну' }));
  await user.click(screen.getByRole('radio', { name: 'Остаток, л' }));
  await user.type(screen.getByRole('textbox', { name: 'Остаток, л' }), '0,25');
  expect(panel()).toHaveTextContent('1 уп. + 0,250 = 0,950 л');
  await user.retype(screen.getByRole('textbox', { name: /Полных/ }), 'две{Enter}');
  expect(screen.getByText('Введите число не меньше нуля, до тысячных')).toBeInTheDocument();
  await user.retype(screen.getByRole('textbox', { name: /Полных/ }), '1,5{Enter}');
  expect(screen.getByText('Введите целое число не меньше нуля')).toBeInTheDocument();
  expect([panel().textContent.includes('Джин'), sent]).toEqual([true, []]);
});

test('one tap accepts the booked quantity unless it is below zero; «none» is one tap too, under a key of its own', async () => {
  const { user, server, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Как в учёте: Ром, 5,000 л' }));
  expect(screen.queryByRole('button', { name: /Как в учёте: Лайм/ })).not.toBeInTheDocument();
  await user.click(row('Лайм'));
  await user.click(screen.getByRole('button', { name: 'Нет совсем' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { count_id: 7, item_id: 12, counted: null, as_expected: true },
      { count_id: 7, item_id: 13, counted: 0 },
    ]),
  );
  expect(new Set(server.keys(enterCount)).size).toBe(2);
});

test('a blind count shows no expected figures', async () => {
  const hidden = { expected: null, value_expected: null };
  const { user } = await open({ blind: true }, [line(11, 'Джин', hidden), line(12, 'Ром', hidden)]);
  await user.click(row('Джин'));
  expect(document.body).not.toHaveTextContent(/учёт/);
});

test('a scanner opens the item from any focus; an unknown code is reported; text filters and Enter opens the first match', async () => {
  const { user, sent } = await open();
  const field = screen.getByRole('searchbox');
  await user.type(field, `${BARCODE}{Enter}`);
  await waitFor(() => expect(panel()).toHaveTextContent('Ром'));
  expect(field).toHaveValue('');
  await user.type(field, '99999999{Enter}');
  expect(await screen.findByText('Штрихкод 99999999 не найден')).toBeInTheDocument();
  await user.retype(field, 'лай');
  expect(screen.queryByText('Джин')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(panel()).toHaveTextContent('Лайм');
  await user.click(screen.getByRole('textbox', { name: 'Количество, л' }));
  await user.keyboard(`${BARCODE}{Enter}`);
  await waitFor(() => expect(panel()).toHaveTextContent('Ром'));
  expect(sent).toEqual([]);
});

test('an unsaved entry is marked, survives the page, and is sent once, under one key, when the network is back', async () => {
  const { user, server, sent, unmount } = await open();
  server.on(enterCount, lost);
  await user.click(row('Ром'));
  await user.keyboard('2{Enter}');
  expect(await screen.findByText('1 позиция ещё не сохранена')).toBeInTheDocument();
  expect(within(row('Ром')).getByLabelText('не сохранено, ждём связь')).toBeInTheDocument();
  unmount();
  const again = await open();
  expect(row('Ром')).toHaveTextContent('2,000 л');
  await waitFor(() => expect(again.sent).toEqual([{ count_id: 7, item_id: 12, counted: 2 }]));
  expect(sent).toEqual([]);
  expect(again.server.keys(enterCount)[0]).toBe(server.keys(enterCount)[0]);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('a refused entry stays visible and can be resent', async () => {
  const { user, server, sent, enter } = await open();
  server.on(enterCount, refuse(CODE.conflict));
  await user.click(row('Ром'));
  await user.keyboard('2{Enter}');
  await user.click(await screen.findByRole('button', { name: /не принято/ }));
  expect(screen.getByRole('alert')).toHaveTextContent('Не записано. Данные уже изменил кто-то другой.');
  enter();
  await user.click(screen.getByRole('button', { name: 'Отправить снова' }));
  await waitFor(() => expect(sent).toEqual([{ count_id: 7, item_id: 12, counted: 2 }]));
});

test('the list can show uncounted items only; others’ entries arrive by themselves', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  const { state } = await open();
  act(() => screen.getByRole('button', { name: /Только непосчитанные/ }).click());
  expect(row('Ром')).toBeInTheDocument();
  state.lines = state.lines.map((one) => (one.item_id === 12 ? { ...one, counted: 4 } : one));
  await act(() => jest.advanceTimersByTimeAsync(21_000));
  await waitFor(() => expect(screen.queryByText('Ром')).not.toBeInTheDocument());
  expect(screen.getByText('Посчитано 1 из 3')).toBeInTheDocument();
});

const gap = (id: number, name: string, counted: number) =>
  line(id, name, { counted, value_counted: counted * 100, counted_by: 'nok' });
const LINES = [gap(11, 'Джин', 4), gap(12, 'Ром', 5), gap(13, 'Лайм', 9), line(14, 'Соль')];
const SUBMITTED = { status: 'submitted', submitted_by: 'nok', submitted_time: 1_790_000_000, lines: 4 } as const;

test('the result: lists differences by value; a second person chooses write-offs, sees what will be booked, and approves', async () => {
  const { user, sent } = await open(SUBMITTED, LINES, { login: 'marina' });
  const names = within(screen.getByRole('grid')).getAllByRole('row').slice(1);
  expect(names.map(({ textContent }) => /Лайм|Джин|Ром|Соль/.exec(textContent)?.[0])).toEqual(['Лайм', 'Джин']);
  await user.click(screen.getByRole('checkbox', { name: 'Списание вместо недостачи: Джин' }));
  await user.click(screen.getByRole('button', { name: 'Утвердить' }));
  const dialog = await screen.findByRole('dialog', { name: 'Утвердить инвентаризацию?' });
  expect(dialog).toHaveTextContent('Списание: 1 позиция на 100,00 ฿');
  expect(dialog).toHaveTextContent('Излишек: 1 позиция на 400,00 ฿');
  expect(dialog).toHaveTextContent('обновится у 3 позиций');
  await user.click(within(dialog).getByRole('button', { name: 'Утвердить' }));
  await waitFor(() => expect(sent).toEqual([{ count_id: 7, write_off: [11], submitted_time: 1_790_000_000 }]));
});

test('the result: a blind count hides the result from readers who may not approve', async () => {
  await open({ ...SUBMITTED, blind: true }, LINES, {
    login: 'guest',
    permissions: permissionsOf(['StockView', 'StockAdd']),
  });
  expect(screen.getByText('Результат скрыт')).toBeInTheDocument();
});

test('counting ends only when everything is saved, and uncounted items are named', async () => {
  const { user, server, sent, enter } = await open();
  server.on(enterCount, lost);
  await user.click(row('Ром'));
  await user.keyboard('2');
  await user.keyboard('{Enter}');
  await screen.findByText('1 позиция ещё не сохранена');
  await user.click(screen.getByRole('button', { name: 'Завершить подсчёт' }));
  const dialog = await screen.findByRole('dialog', { name: 'Завершить подсчёт?' });
  expect(dialog).toHaveTextContent('2 непосчитанные позиции останутся как в учёте.');
  // Has no effect while an entry is being saved.
  expect(within(dialog).getByRole('button', { name: 'Завершить подсчёт' })).toBeDisabled();
  expect(sent).toEqual([]);
  enter();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(within(dialog).queryByRole('status')).not.toBeInTheDocument());
  await user.click(within(dialog).getByRole('button', { name: 'Завершить подсчёт' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ count_id: 7 }));
});
