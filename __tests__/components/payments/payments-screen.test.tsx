import { act, screen, waitFor, within } from '@testing-library/react';
import { PaymentsScreen } from '@/components/sections/payments/payments-screen';
import { getFunds } from '@/lib/sections/funds/contract';
import { listMails, type PaymentMail } from '@/lib/sections/payments/contract/mails';
import {
  confirmPayment,
  listAgents,
  listPayments,
  paymentDetails,
  paymentHistory,
  paymentsSummary,
  type HallDue,
  type PaymentRow,
} from '@/lib/sections/payments/contract/payments';
import type { InputOf } from '@/lib/contract/endpoint';
import { renderUi } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';
import { mail } from './mail';

/** The button has the sum after a code was requested. */
const CONFIRM = /^(Подтвердить выплату|Выплатить [\d\s,]+ ฿ из сейфа)$/;

const BONUSES = { bonus_from_percent: 100, bonus_from_promo: 20, bonus_from_referral: 0, bonus_total: 120 };
const SOLD = { place_name: 'Бар', registration_date: 1_790_000_000, check_total: 1_000 };
const row = (session_id: number, more: Partial<PaymentRow> = {}): PaymentRow => {
  return { ...SOLD, ...BONUSES, session_id, agent_id: 7, referral_agent_id: null, ...more };
};
const AGENTS = [
  { agent_id: 7, first_name: 'Нок', email: 'nok@example.com', photo_url: '', active: true },
  { agent_id: 12, first_name: 'Аня', email: '', photo_url: '/gone.jpg', active: true },
];
const SUMMARY = {
  session_bonus_paid_sum: 50,
  session_bonus_unpaid_sum: 240,
  session_bonus_overdue_sum: 120,
  referral_bonus_paid_sum: 0,
  referral_bonus_unpaid_sum: -10,
};
/** A position of a server that does not tell the referral part. */
const POSITION_BONUSES = { bonus_from_percent: 35, bonus_from_promo: 20, bonus: 67.5 };
const POSITION = { ...POSITION_BONUSES, menu_id: 3, title: 'Мохито', order_id: 9, total: 350 };

const SESSION = { place: 'Бар', table: '12', number_of_participants: 3, start_time: 1_790_000_000, end_time: null };

interface Served {
  readonly total?: number;
  readonly mail?: Partial<PaymentMail>;
  /** The halls of our own server by what is asked for. */
  readonly halls?: (body: InputOf<typeof paymentsSummary>['body']) => HallDue[];
}

/** Serves payments of two agents. `refusals` answer the next calls of `confirm`; without them, codes and payouts succeed. */
function servePayments({ total = 2, mail: sent = {}, halls }: Served = {}) {
  const refusals: (ReturnType<typeof refuse> | undefined)[] = [];
  const asked = { sent_to: 'n***@example.com', expires_time: 1_900_000_000, mail_id: 4, amount: 240 };
  const server = serve(
    on(getFunds, { cashier: 0, safe: 50_000, bank: 0 }),
    on(listAgents, { items: AGENTS }),
    on(paymentsSummary, ({ body }) => ({ ...SUMMARY, ...(halls && { halls: halls(body) }) })),
    on(paymentHistory, { records: [{ expense_id: 3, cost: -450.5, time: 1_790_000_000, payment_type: 1 }] }),
    on(listMails, { items: [mail(4, 'Нок', sent)], total: 1, has_mail_server: true }),
    on(paymentDetails, { ...SESSION, bonus: 120, referral_bonus: 12.5, orders: [POSITION] }),
    on(listPayments, { payments: [row(501, { is_overdue: true }), row(502)], total }),
    on(confirmPayment, ({ body }) => {
      const paid = body.otp_key === undefined ? asked : { expense_id: 9, amount: 240 };
      const token = `token-${server.calls(confirmPayment).length}`;
      return refusals.shift() ?? (body.otp_key === undefined ? { ...paid, otp_token: token } : paid);
    }),
  );
  return {
    refusals,
    confirms: () => server.bodies(confirmPayment),
    lists: () => server.bodies(listPayments),
    summaries: () => server.bodies(paymentsSummary),
  };
}

const open = (at = '/payments?agent=7', ours = true) => renderUi(<PaymentsScreen />, { at, offers: { ours } });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

/** Presses Pay of the session bonus. */
async function pay(user: ReturnType<typeof open>['user']) {
  const button = await screen.findByRole('button', { name: 'Выплатить бонус за сессии' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  return dialogOf();
}

const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Выплата: Нок' }));

/** Types a code into a payout for which one was sent, and presses the button. */
async function payBy(user: ReturnType<typeof open>['user'], code: string) {
  const dialog = await pay(user);
  await dialog.findByRole('timer');
  await user.type(dialog.getByRole('textbox', { name: 'Код подтверждения' }), code);
  await user.click(dialog.getByRole('button', { name: CONFIRM }));
  return dialog;
}

it('the screen asks for an agent first; the picker finds by number, name and address; a photo that is gone is an initial', async () => {
  const server = servePayments();
  const { container, user } = open('/payments');
  expect(await screen.findByRole('heading', { name: 'Выберите агента' })).toBeVisible();
  expect(server.lists()).toEqual([]);
  const picker = screen.getByRole('combobox', { name: 'Агент' });
  await user.click(picker);
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  for (const [text, found] of [
    ['12', /Аня/],
    ['NOK@', /Нок/],
    ['ан', /Аня/],
  ] as const) {
    await user.retype(picker, text);
    expect(await screen.findByRole('option', { name: found })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  }
  await user.keyboard('{Enter}');
  expect(window.location.search).toBe('?agent=12');
  expect(picker).toHaveFocus();
  expect(await screen.findByRole('region', { name: 'Карточка агента' })).toHaveTextContent('Аня');
  act(() => void container.querySelector('img[src="/gone.jpg"]')!.dispatchEvent(new Event('error')));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('А', { selector: 'span' })).toBeInTheDocument();
});

it('the screen lists ten unpaid sessions; a press on a sum switches the list, in the address', async () => {
  const server = servePayments({ total: 12 });
  const { user } = open();
  expect(await screen.findByRole('row', { name: /501/ })).toHaveTextContent('120,00');
  const first = { agent_id: 7, places: [16], halls: 'usual', payment_type: 1, status: 0, page: 1, count: 10 };
  expect(server.lists()[0]).toEqual(first);
  expect(screen.getByRole('navigation', { name: 'Страницы' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Не выплачено больше 30 дней' })).toBeInTheDocument();
  const box = within(screen.getByRole('region', { name: 'Реферальный бонус' }));
  expect(box.getByText(/Агент должен/)).toBeVisible();
  expect(box.getByRole('button', { name: 'Выплатить реферальный бонус' })).toBeDisabled();
  await user.click(box.getByRole('button', { name: /^Выплачено/ }));
  expect(window.location.search).toBe('?agent=7&type=2&status=2');
  await waitFor(() => expect(server.lists().at(-1)).toMatchObject({ payment_type: 2, status: 2 }));
  expect(box.getByRole('button', { name: /^Выплачено/, pressed: true })).toBeVisible();
});

it('the screen opens a session in place of the list, and returns to ten rows without page links and to payouts above zero', async () => {
  servePayments({ total: 10 });
  const { user } = open('/payments?agent=7&session=501');
  const details = await screen.findByRole('region', { name: 'Сессия 501' });
  expect(await within(details).findByText('ещё идёт')).toBeVisible();
  const sums = within(details).getByRole('row', { name: /Мохито/ });
  expect(sums).toHaveTextContent(/350,00.*35,00.*20,00.*12,50.*67,50/);
  await user.click(within(details).getByRole('button', { name: 'К списку' }));
  expect(window.location.search).toBe('?agent=7');
  expect(await screen.findByRole('row', { name: /501/ })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Страницы' })).toBeNull();
  expect(await screen.findByRole('table', { name: 'История выплат' })).toHaveTextContent('450,50');
  expect(screen.getByRole('table', { name: 'История выплат' })).not.toHaveTextContent('−');
});

const bar = { place_id: 16, place_name: 'Бар', unpaid_sum: 869.12 };
const karaoke = { place_id: 17, place_name: 'Караоке', unpaid_sum: 1_587.41 };
const halls = (all: boolean) => [
  { ...bar, counted: true },
  { ...karaoke, counted: all },
];

it('halls are named with what is owed in the others, and one press takes all into boxes, list and payout', async () => {
  const server = servePayments({ halls: ({ halls: asked }) => halls(asked === 'all') });
  const { user } = open('/payments?agent=7&halls=one');
  const region = await screen.findByRole('region', { name: 'Залы' });
  expect(region).toHaveTextContent('Зал: Бар');
  expect(region).toHaveTextContent(/в других залах.*Караоке.*1\s587,41/);
  expect(region).not.toHaveTextContent('869,12');
  expect(server.lists()[0]).toMatchObject({ places: [16] });
  expect(server.lists()[0]).not.toHaveProperty('halls');
  await user.click(within(region).getByRole('button', { name: 'Включить все залы' }));
  expect(window.location.search).toBe('?agent=7&halls=all');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Залы' })).toHaveTextContent(/Все залы.*869,12/));
  expect(server.lists().at(-1)).toMatchObject({ halls: 'all' });
  const dialog = await pay(user);
  expect(await dialog.findByText('Все залы')).toBeVisible();
  expect(server.confirms()[0]).toMatchObject({ places: [16], halls: 'all' });
});

it('halls are counted together where the venue is set so, with a way back to the main bar', async () => {
  servePayments({ halls: ({ halls: asked }) => halls(asked === 'usual') });
  const { user } = open();
  const region = await screen.findByRole('region', { name: 'Залы' });
  expect(region).toHaveTextContent(/Все залы.*Бар.*869,12.*Караоке.*1\s587,41/);
  await user.click(within(region).getByRole('button', { name: 'Только основной бар' }));
  expect(window.location.search).toBe('?agent=7&halls=one');
  expect(await screen.findByText('Зал: Бар')).toBeVisible();
});

it('halls of a server that knows none are asked for one by one', async () => {
  const server = servePayments();
  open('/payments?agent=7', false);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Залы' })).toHaveTextContent(/Зал: Основной бар.*Караоке.*DD Weed/),
  );
  expect(server.summaries().map(({ places }) => places)).toEqual([[16], [16], [17], [18]]);
});

it('a payout asks for a code at once, confirms with it, and closes', async () => {
  const server = servePayments();
  const { user } = open();
  const dialog = await pay(user);
  expect(await dialog.findByText(/n\*\*\*@example\.com/)).toBeVisible();
  expect(server.confirms()).toEqual([{ agent_id: 7, places: [16], halls: 'usual', payment_type: 1 }]);
  expect(window.location.search).toBe('?agent=7&pay=1');
  expect(await dialog.findByText('Письмо отправлено.')).toBeVisible();
  const submit = dialog.getByRole('button', { name: CONFIRM });
  expect(submit).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: 'Код подтверждения' }), ' 123456 ');
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.confirms()[1]).toMatchObject({ force: true, otp_token: 'token-1', otp_key: '123456' });
  expect(window.location.search).toBe('?agent=7');
  expect(sessionStorage).toHaveLength(0);
});

it('a payout offers another code after a minute; a reload keeps code and countdown', async () => {
  const server = servePayments();
  const first = open();
  let dialog = await pay(first.user);
  expect(await dialog.findByRole('timer')).toHaveTextContent(/0:(59|60)|1:00/);
  expect(dialog.queryByRole('button', { name: 'Отправить новый код' })).toBeNull();
  first.unmount();
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 30_000);
  const { user } = open('/payments?agent=7&pay=1');
  dialog = await dialogOf();
  expect(await dialog.findByRole('timer')).toHaveTextContent(/0:(29|30)/);
  expect(server.confirms()).toHaveLength(1);
  clock.mockImplementation(() => now + 61_000);
  await user.click(await dialog.findByRole('button', { name: 'Отправить новый код' }));
  await waitFor(() => expect(server.confirms()).toHaveLength(2));
  expect(await dialog.findByRole('timer')).toBeVisible();
});

const changed = refuse(5, { key: 'payoutChanged', args: { before: 240, sum: 300 } });

it('a payout tells a wrong code with the fixed words and stays open with the same token', async () => {
  const server = servePayments();
  server.refusals.push(undefined, refuse(1, { key: 'wrongCode', args: { count: 4 } }));
  const { user } = open();
  const dialog = await payBy(user, '000000');
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Не удалось провести выплату: Неверный код. Осталось 4 попытки.',
  );
  await user.click(dialog.getByRole('button', { name: CONFIRM }));
  await waitFor(() => expect(server.confirms()).toHaveLength(3));
  expect(server.confirms()[2]).toMatchObject({ otp_token: 'token-1' });
});

it('a payout tells a changed sum, drops the code and asks for another one', async () => {
  const server = servePayments();
  server.refusals.push(undefined, changed);
  const dialog = await payBy(open().user, '123456');
  expect(await dialog.findByRole('alert')).toHaveTextContent(/240,00.*300,00/);
  expect(dialog.getByRole('button', { name: CONFIRM })).toBeDisabled();
  await waitFor(() => expect(server.confirms()).toHaveLength(3));
  expect(server.confirms()[2]).toEqual(server.confirms()[0]);
  expect(await dialog.findByRole('timer')).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent(/300,00\s฿\. Отправлен новый код/);
  expect(dialog.getByRole('alert')).not.toHaveTextContent(/Запросите/);
});

it('a payout says why no new code was sent after a changed sum', async () => {
  const server = servePayments();
  server.refusals.push(undefined, changed, refuse(6, { key: 'manyCodes', args: { count: 5, minutes: 7 } }));
  const dialog = await payBy(open().user, '123456');
  await waitFor(() => expect(dialog.getAllByRole('alert')).toHaveLength(2));
  const [first, second] = dialog.getAllByRole('alert');
  expect(first).toHaveTextContent(/300,00\s฿\.$/);
  expect(second).toHaveTextContent(/5 кодов/);
});

it('a payout asks for nothing by itself when a link opens it; of a code without words it points to the console', async () => {
  const server = servePayments();
  server.refusals.push(refuse(77));
  const { user } = open('/payments?agent=7&pay=1');
  const dialog = await dialogOf();
  const ask = await dialog.findByRole('button', { name: 'Отправить код' });
  expect(server.confirms()).toEqual([]);
  await user.click(ask);
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Не удалось провести выплату: ошибка сервера, подробности в журнале консоли',
  );
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ code: 77 }));
});

it.each([
  ['held', /исходящей почте/],
  ['dead', /Письмо не доставлено: 550 no such user/],
] as const)('a payout tells of a mail that is %s', async (state, text) => {
  servePayments({ mail: { state, error: state === 'dead' ? '550 no such user' : '' } });
  const { user } = open();
  const dialog = await pay(user);
  expect(await dialog.findByText(text)).toBeVisible();
});

it('a payout pays the chosen sessions only, asks for another code for others; a legacy server has no choice', async () => {
  const server = servePayments();
  const { user, unmount } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать сессию 502' }));
  expect(screen.getByText(/Выбрана 1 сессия/)).toHaveTextContent('120,00');
  await user.click(screen.getByRole('button', { name: 'Выплатить выбранное' }));
  await (await dialogOf()).findByRole('timer');
  expect(server.confirms()[0]).toMatchObject({ sessions: [{ session_id: 502, referral_agent_id: null }] });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await (await pay(user)).findByRole('timer');
  expect(server.confirms()).toHaveLength(2);
  expect(server.confirms()[1]).toEqual({ agent_id: 7, places: [16], halls: 'usual', payment_type: 1 });
  unmount();
  open('/payments?agent=7', false);
  await screen.findByRole('row', { name: /501/ });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
