import { screen, waitFor, within } from '@testing-library/react';
import { PaySeveralDialog } from '@/components/sections/salary/pay-several-dialog';
import { getFunds } from '@/lib/sections/funds/contract';
import { paySeveral, salaryDues, type SalaryDue } from '@/lib/sections/salary/contract/operations';
import { renderUi } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';
import { ANNA, inOctober, OCTOBER, openTab } from './served';

inOctober();

const PEOPLE: readonly SalaryDue[] = [
  { employee_id: 3, employee_name: 'Анна', position: 'Бармен', due: 15_500, allowance: 0 },
  { employee_id: 5, employee_name: 'Пётр', position: 'Повар', due: 20_001, allowance: 1100 },
];

async function open({ hidden = [], safe = 50_000 }: { hidden?: readonly 'balances'[]; safe?: number } = {}) {
  const paid = PEOPLE.map(({ employee_id }) => ({ employee_id, salary_story_id: employee_id + 14 }));
  const server = serve(
    on(getFunds, { cashier: 0, safe, bank: 0 }),
    on(salaryDues, { items: PEOPLE }),
    on(paySeveral, { items: paid }),
  );
  const onClose = jest.fn();
  const { user } = renderUi(<PaySeveralDialog current={OCTOBER} rows={[ANNA]} month={OCTOBER} onClose={onClose} />, {
    offers: { hidden },
  });
  const inside = within(await screen.findByRole('dialog'));
  await inside.findByRole('checkbox', { name: 'Анна' });
  const amount = (name: string) => inside.getByRole('textbox', { name: `Сумма: ${name}` });
  const figure = (name: string) => inside.getByText(name, { selector: 'dt' }).nextElementSibling;
  const pay = inside.getByRole('button', { name: /^Выплатить/ });
  const confirm = async () => {
    await user.click(pay);
    const question = within(await screen.findByRole('dialog', { name: 'Выплатить?' }));
    return { question, yes: () => user.click(question.getByRole('button', { name: /^Выплатить/ })) };
  };
  return { server, user, inside, amount, figure, pay, confirm, onClose };
}

test('everybody with something due is paid after one question, and all payslips open in one file', async () => {
  const { server, user, inside, amount, figure, pay, confirm, onClose } = await open();
  expect(amount('Анна')).toHaveValue('15500,00');
  await waitFor(() => expect(figure('Сейф')).toHaveTextContent('50 000,00 ฿ → 14 499,00 ฿'));
  expect(inside.getByRole('checkbox', { name: 'Компенсация 1\u202f100 ฿: Пётр' })).toBeDisabled();
  await user.click(inside.getByRole('checkbox', { name: 'Компенсация 1\u202f100 ฿: Анна' }));
  expect(amount('Анна')).toHaveValue('16600,00');
  expect(pay).toHaveAccessibleName(expect.stringMatching(/^Выплатить 36\s601,00 ฿ из сейфа$/));
  const { question, yes } = await confirm();
  expect(question.getByText('Зарплата за октябрь 2026: 2 сотрудника, всего 36 601,00 ฿ из сейфа.')).toBeInTheDocument();
  expect(server.commands()).toEqual([]);
  await yes();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(server.bodies(paySeveral)).toEqual([
    {
      ...OCTOBER,
      payments: [
        { type: 'salary', employee_id: 3, amount: 16_600, allowances: 1100 },
        { type: 'salary', employee_id: 5, amount: 20_001, allowances: 0 },
      ],
    },
  ]);
  const paper = '/api/salary/payslips.pdf?month=2026-10&employees=3,5&stories=17,19';
  expect(openTab).toHaveBeenCalledWith(paper, '_blank');
});

test('a typed amount stays when the compensation is ticked', async () => {
  const { user, inside, amount } = await open();
  await user.retype(amount('Анна'), '1000');
  await user.click(inside.getByRole('checkbox', { name: 'Компенсация 1\u202f100 ฿: Анна' }));
  expect(amount('Анна')).toHaveValue('1000');
});

test('prepayments are half of what is due; people can be left out and amounts changed', async () => {
  const { server, user, inside, amount, pay, confirm, onClose } = await open();
  await user.click(inside.getByRole('radio', { name: 'Аванс' }));
  expect(amount('Анна')).toHaveValue('7750,00');
  expect(amount('Пётр')).toHaveValue('10000,00');
  expect(inside.queryByRole('checkbox', { name: /^Компенсация/ })).not.toBeInTheDocument();
  await user.click(inside.getByRole('checkbox', { name: 'Пётр' }));
  expect(amount('Пётр')).toBeDisabled();
  expect(inside.getByRole('checkbox', { name: 'Все' })).toBePartiallyChecked();
  await user.retype(amount('Анна'), '15500,01');
  expect(inside.getByText('Больше, чем к выплате: 15 500 ฿')).toBeInTheDocument();
  expect(pay).toBeDisabled();
  await user.retype(amount('Анна'), '5000');
  await user.click(inside.getByRole('checkbox', { name: 'Анна' }));
  expect(pay).toBeDisabled();
  expect(inside.getByText(/Никто не выбран/)).toBeInTheDocument();
  await user.click(inside.getByRole('checkbox', { name: 'Анна' }));
  const { yes } = await confirm();
  await yes();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.commands()[0]?.body).toEqual({
    ...OCTOBER,
    payments: [{ type: 'prepayment', employee_id: 3, amount: 5000 }],
  });
});

test('a refusal names the person in the dialog; amounts and the safe are read again', async () => {
  const { server, inside, confirm, onClose } = await open();
  server.on(paySeveral, refuse(47, { key: 'salaryPaidOf', args: { name: 'Пётр' } }));
  const { yes } = await confirm();
  server.on(salaryDues, { items: PEOPLE.slice(0, 1) });
  await yes();
  expect(await inside.findByRole('alert')).toHaveTextContent('Пётр: зарплата за этот месяц уже выплачена.');
  expect(screen.queryByRole('dialog', { name: 'Выплатить?' })).not.toBeInTheDocument();
  await waitFor(() => expect(inside.queryByRole('checkbox', { name: 'Пётр' })).not.toBeInTheDocument());
  expect(onClose).not.toHaveBeenCalled();
});

test('more than the safe holds is marked and cannot be paid', async () => {
  const { user, inside, amount, figure, pay } = await open({ safe: 20_000 });
  expect(await inside.findByText('В сейфе не хватает денег.')).toBeInTheDocument();
  expect(figure('Сейф')).toHaveTextContent('→ −15 501,00 ฿');
  expect(pay).toBeDisabled();
  await user.click(amount('Анна'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.queryByRole('dialog', { name: 'Выплатить?' })).not.toBeInTheDocument();
  await user.click(inside.getByRole('checkbox', { name: 'Пётр' }));
  expect(pay).toBeEnabled();
});

test('the safe is hidden from those who may not see balances', async () => {
  const { server, inside, pay } = await open({ hidden: ['balances'] });
  expect(inside.getByText('Сейф').nextElementSibling).not.toHaveTextContent('→');
  expect(server.asked()).toEqual([salaryDues.id]);
  expect(pay).toBeEnabled();
});
