import { screen, within } from '@testing-library/react';
import { StatementScreen } from '@/components/payments/statement-screen';
import type { StatementRow } from '@/lib/contract/payments';
import { answer } from '../../support/answer';
import { renderUi } from '../../support/render';

const NONE = { session_id: null, order_number: null, place_name: null, percent: null };
const NO_BONUS = { bonus_from_percent: null, bonus_from_promo: null, bonus_from_referral: null };
const PAID: StatementRow = {
  ...{ number: 2, time: 1_790_000_600, kind: 'paid', payment_type: 1, amount: -125, owed: 0 },
  ...{ ...NONE, ...NO_BONUS, referral_agent_id: null, referral_agent_name: null },
};
const EARNED: StatementRow = {
  ...{ ...PAID, number: 1, time: 1_790_000_000, kind: 'earned', session_id: 7, order_number: 41 },
  ...{ place_name: 'Бар', percent: 10, amount: 125, owed: 125 },
  ...{ bonus_from_percent: 80, bonus_from_promo: 45, bonus_from_referral: 0 },
};
const BACK: StatementRow = { ...EARNED, number: 3, kind: 'taken_back', amount: -125, owed: -125 };

/** Serves May's statement and keeps what was asked. */
function serve(items: readonly StatementRow[]): unknown[] {
  const asked: unknown[] = [];
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input as string, 'http://venue.test');
    await Promise.resolve();
    if (pathname.endsWith('/payments/agents'))
      return answer({ items: [{ agent_id: 3, first_name: 'May', email: 'may@example.com' }] });
    if (!pathname.endsWith('/payments/statement')) throw new Error(`Not served: ${pathname}`);
    asked.push(JSON.parse(init?.body as string));
    const totals = { opening: 0, earned: 125, taken_back: -125, paid: -125, closing: -125 };
    return answer({ first_name: 'May', items, totals, total: items.length });
  };
  return asked;
}

it('names the agent and tells what was earned, paid and taken back, with what is owed', async () => {
  const asked = serve([EARNED, PAID, BACK]);
  renderUi(<StatementScreen />, { at: '/payments/statement?agent=3&period_id=4' });
  expect(await screen.findByRole('heading', { name: 'Выписка: May' })).toBeVisible();
  const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent.replaceAll(/\s/g, '');
  expect(await row(/Бонус за сессию.*41/)).toMatch(/80,00.*45,00.*125,00.*125,00/);
  expect(await row(/Выплата за сессии/)).toMatch(/125,00/);
  expect(await row(/Отмена: бонус за сессию/)).toMatch(/125,00$/);
  expect(await screen.findByText(/К выплате на конец/)).toBeVisible();
  expect(asked[0]).toMatchObject({ agent_id: 3, period_id: 4, page: 1 });
  expect(screen.getByRole('link', { name: 'К выплатам' })).toHaveAttribute('href', '/payments?agent=3');
});

it('asks for an agent first, and reads nothing until one is chosen', async () => {
  const asked = serve([]);
  const { user } = renderUi(<StatementScreen />, { at: '/payments/statement' });
  expect(await screen.findByText('Выберите агента')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(asked).toEqual([]);
  await user.click(await screen.findByRole('combobox', { name: 'Агент' }));
  await user.click(within(await screen.findByRole('listbox')).getByText('May'));
  expect(await screen.findByRole('heading', { name: 'Выписка: May' })).toBeVisible();
  expect(asked).toMatchObject([{ agent_id: 3 }]);
});
