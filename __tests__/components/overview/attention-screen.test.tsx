import { screen, waitFor, within } from '@testing-library/react';
import { AttentionScreen } from '@/components/sections/overview/attention-screen';
import {
  bringBack,
  listAttention,
  setAside,
  type AttentionCase,
  type RuleName,
} from '@/lib/sections/overview/contract/attention';
import { renderUi } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';

const STOCK = { item_id: 5, measure: 'kg', quantity: -2.5 };
/** Figures and names of a case of each rule. */
const ARGS: Readonly<Record<RuleName, [args: AttentionCase['args'], name: string, why: RegExp]>> = {
  till_silent: [{ minutes: 95 }, '', /Продаж нет 95 минут/],
  books_disagree: [{ faults: 2 }, '', /нашла ошибки: 2/],
  backup_late: [{ error: 'Диск полон.' }, '', /не удалась: Диск полон\. .*npm run backup/],
  day_not_closed: [{ days: 2 }, '2026-11-20', /прошло 2 рабочих дня/],
  close_difference: [{ cash: -500, others: 0, reason: 'Сдача' }, '2026-11-21', /−500,00 ฿.*Причина: Сдача/],
  cashier_voids: [{ cases: 4, usual: 120.5 }, 'kassa1', /отменено заказов: 4.*120,5 ฿/],
  cashier_taken_off: [{ cases: 7, usual: 0 }, 'kassa2', /снято позиций: 7/],
  stock_below_zero: [STOCK, 'Лаваш', /Остаток: −2,5 кг/],
  delivery_unpaid: [{ purchase_number: 77, days: 21 }, 'Singha', /№ 77 ждёт оплаты 21 день/],
  bonuses_unpaid: [{ days: 33 }, 'May', /ждёт 33 дня/],
  mail_undelivered: [{ error: '550 No such user' }, 'a@example.com', /^550 No such user$/],
  price_jumped: [{ ...STOCK, before: 5, price: 7, percent: 40 }, 'Лайм', /Было 5,00 ฿, стало 7,00 ฿ за кг: \+40 %/],
  margin_fell: [{ margin: 41.5, earlier: 60 }, 'Суп', /Было 60 % от цены.*41,5 %/],
  margin_low: [{ margin: 12, limit: 30 }, 'Сок', /12 % от цены при пороге 30 %/],
  stock_runs_out: [{ ...STOCK, quantity: 2, days: 0 }, 'Хлеб', /Осталось 2 кг, хватит на неполный день/],
};
const CASES = Object.entries(ARGS).map(([rule, [args, name]], at): AttentionCase => ({
  rule: rule as RuleName,
  subject: String(at + 1),
  name,
  since: 1_790_000_000,
  amount: at === 1 ? null : at * 10,
  args,
  set_aside: null,
}));
const aside = { reason: 'Сезон', user_name: 'marina', time: 1_790_000_000, until: null };

const serveCases = () =>
  serve(
    on(listAttention, ({ body: { set_aside, rule } }) => {
      const items = CASES.filter((one) => rule === undefined || one.rule === rule).map((one) =>
        set_aside ? { ...one, set_aside: aside } : one,
      );
      const rules = CASES.map(({ rule: of, amount }) => ({ rule: of, cases: 1, amount }));
      return { items, rules, total_records: items.length };
    }),
    on(setAside, {}),
    on(bringBack, {}),
  );
const open = (at = '/overview/attention') => renderUi(<AttentionScreen />, { toasts: true, at });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('each case says what happened, why, how much money it is about, and leads to where it is mended', async () => {
  serveCases();
  const { user, router } = open();
  await rowOf('Лаваш');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(CASES.length);
  for (const [at, [, name, why]] of Object.values(ARGS).entries()) {
    const cells = within(rows[at]!).getAllByRole('cell');
    const texts = cells.map(({ textContent }) => textContent.trim());
    const shown = name.startsWith('2026-') ? name.split('-').toReversed().join('.') : name;
    // A phone shows the rule below the name.
    expect(texts[1]).toBe(`${shown}${texts[0]}`);
    expect(texts[2]).toMatch(why);
  }
  await user.dblClick(await rowOf('Лаваш'));
  expect(router.push).toHaveBeenLastCalledWith('/stock?open=5');
  await user.dblClick(await rowOf('Сок'));
  expect(router.push).toHaveBeenLastCalledWith('/menu?dish=14');
});

test('a case is set aside for some days with a reason; a refusal says why', async () => {
  const server = serveCases();
  const { user } = open();
  const begin = async () => {
    await user.choose(within(await rowOf('Лаваш')).getByRole('button', { name: /Действия/ }), 'Отложить…');
    return screen.findByRole('dialog', { name: 'Отложить' });
  };
  const dialog = await begin();
  expect(dialog).toHaveTextContent('Остаток ниже нуля: Лаваш');
  await user.click(within(dialog).getByText('30 дней'));
  await user.type(within(dialog).getByRole('textbox', { name: /Причина/ }), 'Ждём поставку');
  await user.click(within(dialog).getByRole('button', { name: 'Отложить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.bodies(setAside)).toEqual([
    { rule: 'stock_below_zero', subject: '8', days: 30, reason: 'Ждём поставку' },
  ]);
  server.on(setAside, refuse(2, { key: 'noSuchCase' }));
  const again = await begin();
  await user.click(within(again).getByText('Насовсем'));
  await user.type(within(again).getByRole('textbox', { name: /Причина/ }), 'Так и надо');
  await user.click(within(again).getByRole('button', { name: 'Отложить' }));
  expect(await within(again).findByText(/Такого случая в списке уже нет/)).toBeVisible();
  expect(server.bodies(setAside).at(-1)).toMatchObject({ days: null });
});

test('what was set aside has its reason and comes back after a question', async () => {
  const server = serveCases();
  const { user } = open('/overview/attention?show=aside');
  const row = await rowOf('Лаваш');
  expect(row).toHaveTextContent('Сезон');
  expect(row).toHaveTextContent('marina');
  expect(row).toHaveTextContent('Насовсем');
  await user.choose(within(row).getByRole('button', { name: /Действия/ }), 'Вернуть');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(server.bodies(bringBack)).toEqual([{ rule: 'stock_below_zero', subject: '8' }]));
});
