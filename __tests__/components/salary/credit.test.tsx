import { screen, waitFor, within } from '@testing-library/react';
import { OperationDialog } from '@/components/sections/salary/operation-dialog';
import { permissionsOf } from '@/lib/rights/permissions';
import { salaryCredits, salaryData, skipInstalment } from '@/lib/sections/salary/contract/operations';
import type { TestOffers } from '../../support/offers';
import { renderUi, textsOf } from '../../support/render';
import { refuse } from '../../support/serve';
import { ANNA, CREDIT, inOctober, OCTOBER, serveSalary } from './served';

inOctober();

async function open(offers: TestOffers = {}) {
  const onClose = jest.fn();
  const { user } = renderUi(
    <OperationDialog type="credit" row={ANNA} month={OCTOBER} editors={['admin', 'nok']} onClose={onClose} />,
    { toasts: true, offers },
  );
  const inside = within(await screen.findByRole('dialog'));
  const lines = (label: string) =>
    textsOf(within(inside.getByRole('region', { name: label })).getAllByRole('row')).slice(1);
  return { user, onClose, inside, lines };
}

test('a credit shows its schedule while it is typed, the last instalment taking the rest', async () => {
  const server = serveSalary();
  const { user, inside, lines, onClose } = await open();
  const give = inside.getByRole('button', { name: /^Выдать кредит/ });
  expect(give).toBeDisabled();
  await user.type(inside.getByRole('textbox', { name: /^Сумма/ }), '1000');
  await user.type(inside.getByRole('textbox', { name: /^На сколько/ }), '3');
  const months = ['Октябрь 2026333,33\u00a0฿', 'Ноябрь 2026333,33\u00a0฿', 'Декабрь 2026333,34\u00a0฿'];
  expect(lines('Как будет удерживаться')).toEqual(months);
  await user.selectOptions(inside.getByRole('combobox', { name: 'Первый месяц удержания' }), 'Ноябрь 2026');
  await waitFor(() => expect(give).toBeEnabled());
  expect(lines('Как будет удерживаться')[2]).toBe('Январь 2027333,34\u00a0฿');
  await user.click(give);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const body = { type: 'credit', employee_id: 3, month: 11, year: 2026, amount: 1000, duration: 3 };
  expect(server.commands()[0]?.body).toEqual(body);
  expect(await screen.findByText('Кредит выдан: Анна, 1 000,00 ฿')).toBeInTheDocument();
});

test.each([
  ['49', '1000', 'Не больше 48'],
  ['0', '1000', 'Должно быть больше нуля'],
  ['1,5', '1000', 'Нужно целое число'],
  ['2', '31000,02', 'Взнос больше, чем к выплате в первом месяце: 15 500 ฿'],
])('%s months of %s are refused', async (months, amount, text) => {
  serveSalary();
  const { user, inside } = await open();
  await waitFor(() => expect(inside.getByText('15 500,00 ฿')).toBeInTheDocument());
  await user.type(inside.getByRole('textbox', { name: /^Сумма/ }), amount);
  await user.type(inside.getByRole('textbox', { name: /^На сколько/ }), months);
  expect(inside.getByText(text)).toBeInTheDocument();
  expect(inside.getByRole('button', { name: /^Выдать кредит/ })).toBeDisabled();
});

test('a month of a credit is skipped with a reason unless its salary is paid, and the skip is undone', async () => {
  const server = serveSalary();
  server.on(salaryCredits, { items: [{ ...CREDIT, paid_until: OCTOBER }] });
  const { user, inside, lines } = await open();
  await waitFor(() => expect(lines('График удержаний')).toHaveLength(4));
  const october = inside.getByRole('button', { name: 'Пропустить октябрь 2026' });
  expect(october).toBeDisabled();
  expect(october.title).toBe('Зарплата за этот месяц уже выплачена');
  expect(inside.getByText('4 000,00 ฿ на 4 мес.')).toBeInTheDocument();
  expect(inside.getByText('осталось удержать 3 000,00 ฿')).toBeInTheDocument();
  await user.click(inside.getByRole('button', { name: 'Пропустить ноябрь 2026' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Пропустить ноябрь 2026' }));
  const skip = asked.getByRole('button', { name: 'Пропустить' });
  expect(skip).toBeDisabled();
  await user.type(asked.getByRole('textbox', { name: /^Причина/ }), 'Отпуск');
  server.on(skipInstalment, refuse(5, { key: 'instalmentPaid', args: { name: 'Анна' } }));
  await user.click(skip);
  expect(await asked.findByRole('alert')).toHaveTextContent('Анна: зарплата за этот или более поздний месяц');
  server.on(skipInstalment, {});
  const skipped = {
    ...CREDIT,
    instalments: [9, 10, 12].map((month, at) => ({ number: at + 1, amount: 1_000, month, year: 2026 })),
    skipped: [{ month: 11, year: 2026, description: 'Отпуск', user_name: 'nok', time: 1_790_000_000 }],
  };
  server.on(salaryCredits, { items: [skipped] });
  await user.click(skip);
  expect(await inside.findByText('Пропущен ноябрь 2026: Отпуск (nok)')).toBeInTheDocument();
  const body = { credit_id: 31, month: 11, year: 2026 };
  expect(server.commands().at(-1)?.body).toEqual({ ...body, skip: true, description: 'Отпуск' });
  expect(screen.getByText('Взнос пропущен: ноябрь 2026')).toBeInTheDocument();
  await user.click(inside.getByRole('button', { name: 'Вернуть ноябрь 2026' }));
  await waitFor(() => expect(server.commands().at(-1)?.body).toEqual({ ...body, skip: false }));
});

test('a reader sees the schedules, and who may give a credit', async () => {
  const server = serveSalary();
  const { inside, lines } = await open({ permissions: permissionsOf(['ExpensesView']) });
  await waitFor(() => expect(lines('График удержаний')).toHaveLength(4));
  expect(inside.getByText('Операции по зарплате проводят: admin, nok.')).toBeInTheDocument();
  expect(inside.queryByRole('button', { name: /Выдать|Пропустить/ })).not.toBeInTheDocument();
  expect(inside.queryByRole('textbox', { name: /^Сумма/ })).not.toBeInTheDocument();
  expect(server.commands()).toEqual([]);
});

test('a legacy server knows no credits: none are asked for', async () => {
  const server = serveSalary();
  const { inside } = await open({ ours: false });
  await waitFor(() => expect(inside.getByText('15 500,00 ฿')).toBeInTheDocument());
  expect(server.asked()).toEqual([salaryData.id]);
});
