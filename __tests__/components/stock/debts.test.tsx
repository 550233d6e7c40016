import { screen, waitFor, within } from '@testing-library/react';
import { DebtsButton } from '@/components/sections/stock/debts/debts-button';
import { PurchaseDialog } from '@/components/record/purchase-dialog';
import { getPurchase } from '@/lib/sections/stock/contract/purchase';
import { listDebts, payDebt } from '@/lib/sections/stock/contract/debts';
import { getFunds } from '@/lib/sections/funds/contract';
import { renderUi } from '../../support/render';
import { on, serve } from '../../support/serve';
import { purchase } from './venue';

const DEBT = { purchase_number: 7, time: 1_700_000_000, user_name: 'anna', invoice_date: '2026-11-20', due: 2160 };
const OTHER = { ...DEBT, purchase_number: 9, supplier: '', invoice_number: '', invoice_date: null, due: 40 };

const MAKRO = { ...DEBT, supplier: 'Makro', invoice_number: 'A-5' };
const BOUGHT = { total_amount: 2160, payer: 'later' as const, files: [{ file_id: 3, file_name: 'bill.jpg' }] };
const debts = (...items: (typeof MAKRO | typeof OTHER)[]) => ({
  items,
  total: items.reduce((sum, { due }) => sum + due, 0),
});

function serveDebts() {
  return serve(
    on(getFunds, { cashier: 100, safe: 9000, bank: 0 }),
    on(listDebts, debts(MAKRO, OTHER)),
    on(getPurchase, purchase(7, { ...MAKRO, ...BOUGHT, prev_purchase_number: 6 })),
  );
}

test('debts are listed with their invoice and paid from a chosen fund', async () => {
  const server = serveDebts();
  const { user } = renderUi(<DebtsButton />, { at: '/operations' });
  await user.click(screen.getByRole('button', { name: 'Долги' }));
  const list = await screen.findByRole('table', { name: 'Долги поставщикам' });
  const makro = within(list).getByRole('row', { name: /Makro.*накладная A-5, 20\.11\.2026.*2\u202f160,00/ });
  expect(makro).toBeInTheDocument();
  expect(within(list).getByRole('row', { name: /Накладная № 9.*40,00/ })).toBeInTheDocument();
  expect(within(list).getByRole('row', { name: /Итого.*2\u202f200,00/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Оплатить накладную № 7' }));
  const asked = await screen.findByRole('dialog', { name: 'Оплата долга: Makro' });
  const pay = within(asked).getByRole('button', { name: /^Оплатить 2/ });
  expect(pay).toBeDisabled();
  expect(within(asked).getAllByRole('radio')).toHaveLength(4);
  await user.click(await within(asked).findByRole('radio', { name: /^Касса.*не хватает 2\u202f060,00/ }));
  server.on(payDebt, () => {
    server.on(listDebts, debts(OTHER));
    return { paid: 2160 };
  });
  await user.click(within(asked).getByRole('radio', { name: /^Сейф/ }));
  await user.click(pay);
  await waitFor(() => expect(asked).not.toBeInTheDocument());
  expect(server.bodies(payDebt).at(-1)).toEqual({ purchase_number: 7, payer: 'safe' });
  await waitFor(() => expect(screen.queryByRole('row', { name: /Makro/ })).not.toBeInTheDocument());
});

test('a reader without the right sees the debts and pays none', async () => {
  serveDebts();
  const { user } = renderUi(<DebtsButton />, {
    locale: 'en',
    at: '/operations',
    offers: { without: ['SafeWitdhdraw'] },
  });
  await user.click(screen.getByRole('button', { name: 'Debts' }));
  expect(await screen.findByRole('row', { name: /Makro/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('a purchase names its invoice, what is owed, and its photo', async () => {
  serveDebts();
  renderUi(<PurchaseDialog purchaseNumber={7} onClose={() => undefined} />);
  expect(await screen.findByText('Makro, накладная A-5, 20.11.2026')).toBeInTheDocument();
  expect(screen.getByText('Не оплачено')).toBeInTheDocument();
  expect(screen.getByText(/^долг 2.160,00 ฿$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Предыдущая' })).not.toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Следующая' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('link', { name: 'bill.jpg' })).toHaveAttribute('href', '/api/expenses/file/3');
});
