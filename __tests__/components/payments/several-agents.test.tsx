import { screen, waitFor, within } from '@testing-library/react';
import { PaymentsScreen } from '@/components/sections/payments/payments-screen';
import type { InputOf } from '@/lib/contract/endpoint';
import { getFunds } from '@/lib/sections/funds/contract';
import { listMails } from '@/lib/sections/payments/contract/mails';
import { agentDues, confirmPayment, listAgents, type Agent } from '@/lib/sections/payments/contract/payments';
import { renderUi } from '../../support/render';
import { lost, on, refuse, serve } from '../../support/serve';

type Body = InputOf<typeof confirmPayment>['body'];

const agent = (agent_id: number, first_name: string, session: number, referral: number): Agent => {
  const sums = { session_bonus_unpaid_sum: session, referral_bonus_unpaid_sum: referral };
  const person = { agent_id, first_name, email: `${agent_id}@example.com`, photo_url: '', active: true };
  return { ...person, ...sums, unpaid_sum: session + referral };
};
const NOK = agent(7, 'Нок', 240, -10);
const ANYA = agent(12, 'Аня', 100.5, 40);
const PAID_UP = agent(13, 'Бо', 0, 0);
const OWES = agent(14, 'Ли', -30, 0);
const DUE: Readonly<Record<string, number>> = { '7 1': 240, '12 1': 100.5, '12 2': 40 };
const of = ({ agent_id, payment_type }: Body) => `${agent_id} ${payment_type}`;

/** Payouts of four agents; `answers` come before the usual reply, by agent, kind and whether a code is sent along. */
function serveAgents(answers: Readonly<Record<string, (() => unknown)[]>> = {}, tells = true) {
  let safe = 1_000;
  const items = [NOK, ANYA, PAID_UP, OWES];
  const bare = items.map(({ agent_id, first_name, email }) => ({ agent_id, first_name, email, photo_url: null }));
  const server = serve(
    on(getFunds, () => ({ cashier: 0, safe, bank: 0 })),
    on(listAgents, tells ? { items, hall_name: null } : { items: bare }),
    on(agentDues, { items }),
    on(listMails, ({ body }) => ({ items: [], total: body.mail_ids?.length ?? 0, has_mail_server: true })),
    on(confirmPayment, ({ body }) => {
      const [next] = answers[`${of(body)} ${body.otp_key === undefined ? 'asks' : 'pays'}`]?.splice(0, 1) ?? [];
      if (next) return next() as never;
      const amount = tells ? { amount: DUE[of(body)] ?? 0 } : {};
      if (body.otp_key === undefined) return { otp_token: `token ${of(body)}`, ...amount };
      safe -= DUE[of(body)] ?? 0;
      return amount;
    }),
  );
  const calls = (isPaying: boolean) => {
    const keys = server.keys(confirmPayment);
    const made = server.bodies(confirmPayment).map((body, nth) => ({ body, key: keys[nth] }));
    return made.filter(({ body }) => (body.otp_key !== undefined) === isPaying);
  };
  return { asked: () => calls(false).map(({ body }) => of(body)), paid: () => calls(true) };
}

const open = (at = '/payments', ours = true) => renderUi(<PaymentsScreen />, { toasts: true, at, offers: { ours } });
type User = ReturnType<typeof open>['user'];

async function payEveryone(user: User) {
  await user.click(await screen.findByRole('checkbox', { name: 'Все' }));
  await user.click(screen.getByRole('button', { name: 'Выплатить выбранное' }));
  return findDialog();
}
const findDialog = async () => within(await screen.findByRole('dialog', { name: '3 выплаты агентам' }));
type Dialog = Awaited<ReturnType<typeof findDialog>>;
const line = (dialog: Dialog, name: string) => within(dialog.getByRole('listitem', { name }));
const NOK_LINE = 'Нок, Бонус за сессии';
const ANYA_LINE = 'Аня, Бонус за сессии';
const REFERRAL_LINE = 'Аня, Реферальный бонус';
const type = (user: User, dialog: Dialog, name: string, code: string) =>
  user.type(line(dialog, name).getByRole('textbox'), code);
const press = (dialog: Dialog) => dialog.getByRole('button', { name: /^Выплатить|^Подтвердить/ });

test('without an agent the screen lists who is owed what; ticked ones are counted with their sum', async () => {
  serveAgents();
  const { user } = open();
  const table = await screen.findByRole('grid', { name: 'Кому не выплачено' });
  expect(await within(table).findByRole('row', { name: /Нок/ })).toHaveTextContent(/240,00.*−10,00/);
  expect(within(table).getByRole('row', { name: /Аня/ })).toHaveTextContent(/100,50.*40,00/);
  expect(within(table).queryByRole('row', { name: /Бо/ })).toBeNull();
  expect(within(table).getByRole('checkbox', { name: 'Выбрать: Ли, № 14' })).toBeDisabled();
  expect(screen.getByRole('region', { name: 'Кому не выплачено' })).toHaveTextContent('Все залы');
  await user.click(within(table).getByRole('checkbox', { name: 'Выбрать: Аня, № 12' }));
  expect(screen.getByText(/Выбран 1 агент/)).toHaveTextContent('140,50');
  await user.click(within(table).getByRole('checkbox', { name: 'Выбрать: Нок, № 7' }));
  expect(screen.getByText(/Выбрано 2 агента/)).toHaveTextContent('380,50');
});

test('one press sends a code for each payout; who gets none is marked with the reason, or waits after the code of somebody else, and the others go on', async () => {
  const server = serveAgents({
    '12 1 asks': [() => refuse(6, { key: 'manyCodes', args: { count: 5, minutes: 7 } })],
    '12 2 asks': [() => refuse(6, { key: 'codeTooSoon', args: { seconds: 35 } })],
  });
  const { user } = open();
  const dialog = await payEveryone(user);
  await waitFor(() => expect(server.asked()).toEqual(['7 1', '12 1', '12 2']));
  expect(window.location.search).toBe('?pay=7-1.12-1.12-2');
  expect(await line(dialog, ANYA_LINE).findByRole('alert')).toHaveTextContent(/5 кодов/);
  expect(await line(dialog, REFERRAL_LINE).findByRole('timer')).toHaveTextContent(/0:3\d/);
  expect(line(dialog, NOK_LINE).getByRole('timer')).toBeVisible();
  expect(dialog.getAllByRole('alert')).toHaveLength(1);
  await type(user, dialog, NOK_LINE, '111111');
  await type(user, dialog, ANYA_LINE, '222222');
  // No code was sent for the latter.
  expect(press(dialog)).toHaveAccessibleName(/^Выплатить 240,00 ฿/);
});

test('codes are typed in any order; a refused line stays in red while the others are paid, each under its own key', async () => {
  const wrong = () => refuse(1, { key: 'wrongCode', args: { count: 4 } });
  const server = serveAgents({ '12 1 pays': [wrong] });
  const { user } = open();
  const dialog = await payEveryone(user);
  await line(dialog, REFERRAL_LINE).findByRole('timer');
  expect(dialog.getByText(/Всего к выплате/)).toHaveTextContent('380,50');
  expect(press(dialog)).toBeDisabled();
  await type(user, dialog, REFERRAL_LINE, '333333');
  await waitFor(() => expect(dialog.getByText(/1 000,00.*→/)).toHaveTextContent(/960,00/));
  await type(user, dialog, ANYA_LINE, '000000');
  expect(press(dialog)).toHaveAccessibleName(/^Выплатить 140,50 ฿ из сейфа/);
  await user.click(press(dialog));
  expect(await line(dialog, ANYA_LINE).findByRole('alert')).toHaveTextContent(/Неверный код/);
  expect(line(dialog, REFERRAL_LINE).getByRole('status')).toHaveTextContent('Выплачено');
  expect(line(dialog, NOK_LINE).queryByRole('alert')).toBeNull();
  expect(server.paid().map(({ body }) => body.otp_token)).toEqual(['token 12 1', 'token 12 2']);
  await user.clear(line(dialog, ANYA_LINE).getByRole('textbox'));
  await type(user, dialog, ANYA_LINE, '222222');
  await type(user, dialog, NOK_LINE, '111111');
  await waitFor(() => expect(dialog.getByText(/960,00.*→/)).toHaveTextContent(/619,50/));
  await user.click(press(dialog));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.paid()).toHaveLength(4);
  expect(new Set(server.paid().map(({ key }) => key)).size).toBe(4);
  expect(window.location.search).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('a lost reply stops the lines after it; codes, their keys and what was paid are there after a new sign-in too', async () => {
  const server = serveAgents({ '7 1 pays': [lost] });
  const { user, unmount } = open();
  let dialog = await payEveryone(user);
  await line(dialog, REFERRAL_LINE).findByRole('timer');
  await type(user, dialog, NOK_LINE, '111111');
  await type(user, dialog, REFERRAL_LINE, '333333');
  await user.click(press(dialog));
  await line(dialog, NOK_LINE).findByRole('alert');
  expect(server.paid()).toHaveLength(1);
  unmount();
  const again = open('/payments?pay=7-1.12-1.12-2');
  dialog = await findDialog();
  expect(line(dialog, REFERRAL_LINE).getByRole('textbox')).toHaveValue('333333');
  expect(line(dialog, ANYA_LINE).getByRole('timer')).toBeVisible();
  await again.user.click(press(dialog));
  await waitFor(() => expect(line(dialog, REFERRAL_LINE).getByRole('status')).toHaveTextContent('Выплачено'));
  const [first, second, third] = server.paid().map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  again.unmount();
  open('/payments?pay=7-1.12-1.12-2');
  dialog = await findDialog();
  expect(line(dialog, REFERRAL_LINE).getByRole('status')).toHaveTextContent('Выплачено');
  expect(server.asked()).toHaveLength(3);
  expect(server.paid()).toHaveLength(3);
});

test.each(['{Enter}', '{Control>}{Enter}{/Control}'])(
  'a link asks for nothing by itself, one press for all; %s in a code moves no money',
  async (keys) => {
    const server = serveAgents();
    const { user } = open('/payments?pay=7-1.12-1.12-2');
    const dialog = await findDialog();
    expect(server.asked()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Отправить код каждому' }));
    await line(dialog, REFERRAL_LINE).findByRole('timer');
    expect(server.asked()).toEqual(['7 1', '12 1', '12 2']);
    await type(user, dialog, NOK_LINE, '111111');
    await user.keyboard(keys);
    expect(server.paid()).toEqual([]);
    expect(press(dialog)).toBeEnabled();
  },
);

test('a legacy server tells no sums with the codes: those of the list stand, one call after another', async () => {
  const server = serveAgents({}, false);
  const { user } = open('/payments', false);
  const dialog = await payEveryone(user);
  await line(dialog, REFERRAL_LINE).findByRole('timer');
  expect(screen.getByText('Зал: Основной бар', { ignore: 'small' })).toBeInTheDocument();
  await type(user, dialog, ANYA_LINE, '222222');
  expect(press(dialog)).toHaveAccessibleName(/^Выплатить 100,50 ฿ из сейфа/);
  await user.click(press(dialog));
  await waitFor(() => expect(line(dialog, ANYA_LINE).getByRole('status')).toHaveTextContent('Выплачено'));
  expect(server.paid()).toHaveLength(1);
});

test('payouts whose sums a legacy server tells nowhere are confirmed without a sum', async () => {
  serveAgents({}, false);
  const { user } = open('/payments?pay=20-1.21-1', false);
  const dialog = within(await screen.findByRole('dialog', { name: '2 выплаты агентам' }));
  await user.click(dialog.getByRole('button', { name: 'Отправить код каждому' }));
  await waitFor(() => expect(dialog.getAllByRole('timer')).toHaveLength(2));
  for (const box of dialog.getAllByRole('textbox')) await user.type(box, '111111');
  await user.click(press(dialog));
  expect(await screen.findByText('Проведены 2 выплаты')).toBeInTheDocument();
});
