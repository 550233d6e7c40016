import { screen, within } from '@testing-library/react';
import { StatementScreen } from '@/components/sections/payments/statement-screen';
import { listAgents, paymentStatement, type StatementRow } from '@/lib/sections/payments/contract/payments';
import { renderUi } from '../../support/render';
import { on, serve } from '../../support/serve';
import { AgentCard } from '@/components/sections/payments/agent-card';

const NONE = { session_id: null, order_number: null, place_name: null, percent: null };
const NOBODY = { referral_agent_id: null, referral_agent_name: null };
const PAYOUT = { number: 2, time: 1_790_000_600, kind: 'paid', payment_type: 1, amount: -125, owed: 0 } as const;
const NO_BONUS = { bonus_from_percent: null, bonus_from_promo: null, bonus_from_referral: null };
const PAID: StatementRow = { ...PAYOUT, ...NONE, ...NO_BONUS, ...NOBODY };
const OF = { session_id: 7, order_number: 41, place_name: 'Бар', percent: 10 };
const BONUS = { bonus_from_percent: 80, bonus_from_promo: 45, bonus_from_referral: 0, amount: 125, owed: 125 };
const EARNED: StatementRow = { ...PAID, ...OF, ...BONUS, number: 1, time: 1_790_000_000, kind: 'earned' };
const BACK: StatementRow = { ...EARNED, number: 3, kind: 'taken_back', amount: -125, owed: -125 };

const MAY = { agent_id: 3, first_name: 'May', email: 'may@example.com' };

/** May's statement. */
const serveStatement = (items: readonly StatementRow[]) =>
  serve(
    on(listAgents, { items: [MAY] }),
    on(paymentStatement, {
      first_name: 'May',
      items,
      total: items.length,
      totals: { opening: 0, earned: 125, taken_back: -125, paid: -125, closing: -125 },
    }),
  );

it('names the agent and tells what was earned, paid and taken back, with what is owed', async () => {
  const server = serveStatement([EARNED, PAID, BACK]);
  renderUi(<StatementScreen />, { at: '/payments/statement?agent=3&period_id=4' });
  expect(await screen.findByRole('heading', { name: 'Выписка: May' })).toBeVisible();
  const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent.replaceAll(/\s/g, '');
  expect(await row(/Бонус за сессию.*41/)).toMatch(/80,00.*45,00.*125,00.*125,00/);
  expect(await row(/Выплата за сессии/)).toMatch(/125,00/);
  expect(await row(/Отмена: бонус за сессию/)).toMatch(/125,00$/);
  expect(await screen.findByText(/К выплате на конец/)).toBeVisible();
  expect(server.bodies(paymentStatement)[0]).toMatchObject({ agent_id: 3, period_id: 4, page: 1 });
  expect(screen.getByRole('link', { name: 'К выплатам' })).toHaveAttribute('href', '/payments?agent=3');
});

it('asks for an agent first, and reads nothing until one is chosen', async () => {
  const server = serveStatement([]);
  const { user } = renderUi(<StatementScreen />, { at: '/payments/statement' });
  expect(await screen.findByText('Выберите агента')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(server.bodies(paymentStatement)).toEqual([]);
  await user.click(await screen.findByRole('combobox', { name: 'Агент' }));
  await user.click(within(await screen.findByRole('listbox')).getByText('May'));
  expect(await screen.findByRole('heading', { name: 'Выписка: May' })).toBeVisible();
  expect(server.bodies(paymentStatement)).toMatchObject([{ agent_id: 3 }]);
});

test.each([
  ['leads to the statement of an agent', { percent: 10 }, ['/payments/statement?agent=3']],
  ['offers no statement of a legacy server, which has none', {}, []],
])('%s', (_, own, hrefs) => {
  renderUi(<AgentCard agent={{ ...MAY, ...own }} id={3} />);
  expect(screen.getByText('May')).toBeVisible();
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
});
