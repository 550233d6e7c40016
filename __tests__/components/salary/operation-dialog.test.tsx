import { screen, waitFor, within } from '@testing-library/react';
import { OperationDialog } from '@/components/sections/salary/operation-dialog';
import {
  operateSalary,
  salaryData,
  type SalaryData,
  type SalaryOperation,
} from '@/lib/sections/salary/contract/operations';
import { renderUi, textsOf, type RenderUiOptions } from '../../support/render';
import { refuse } from '../../support/serve';
import { ANNA, FIGURES, inOctober, OCTOBER, openTab, serveSalary } from './served';

const DOTS = '. . .';

inOctober();

async function open(type: SalaryOperation, options: RenderUiOptions = {}) {
  const onClose = jest.fn();
  const { user } = renderUi(<OperationDialog type={type} row={ANNA} month={OCTOBER} editors={[]} onClose={onClose} />, {
    ...options,
    toasts: true,
  });
  const dialog = await screen.findByRole('dialog');
  const inside = within(dialog);
  /** Amount of a line of the figures. */
  const line = (name: string) => inside.getByText(name, { selector: 'dt' }).nextElementSibling;
  const field = (name: RegExp) => inside.getByRole('textbox', { name });
  const retype = (name: RegExp, typed: string) => user.retype(field(name), typed);
  return { user, onClose, dialog, inside, line, field, retype };
}

/** A reply that waits until it is released. */
function held<Reply = SalaryData>() {
  let release: (reply: Reply) => void = () => undefined;
  const figures = new Promise<Reply>((resolve) => (release = resolve));
  return { figures, release };
}

test('a salary shows what it is made of after dots, suggests all of it, and opens the payslip', async () => {
  const server = serveSalary();
  const { figures, release } = held();
  server.on(salaryData, () => figures);
  const { user, inside, line, field, onClose } = await open('salary');
  const pay = inside.getByRole('button', { name: /^Выплатить/ });
  expect(field(/^Сумма/)).toHaveValue(DOTS);
  expect(field(/^Начислено/)).toHaveValue(DOTS);
  for (const name of ['Начислено из оклада', 'Премия', 'Штраф', 'Взнос по кредиту', 'К выплате'])
    expect(line(name)).toHaveTextContent(DOTS);
  expect(pay).toBeDisabled();
  release(FIGURES);
  await waitFor(() => expect(field(/^Сумма/)).toHaveValue('15500,00'));
  expect(line('Начислено из оклада')).toHaveTextContent('20 000,00 ฿');
  expect(field(/^Начислено/)).toHaveAccessibleDescription(/^Оклад: 20.000,00\s฿$/);
  expect(line('Штраф')).toHaveTextContent('−500,00 ฿');
  expect(line('Премия')).toHaveTextContent('+1 000,00 ฿');
  expect(line('Выплачено авансом')).toHaveTextContent('−4 000,00 ฿');
  expect(line('К выплате')).toHaveTextContent('15 500,00 ฿');
  await user.click(pay);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const body = { type: 'salary', employee_id: 3, ...OCTOBER, accrued: 20_000, allowances: 0, amount: 15_500 };
  expect(server.commands()).toEqual([{ id: operateSalary.id, body }]);
  expect(openTab).toHaveBeenCalledWith('/api/salary/payslips.pdf?month=2026-10&employees=3&stories=77', '_blank');
});

test('the compensation and what was earned recompute the amount, which may be lowered but not raised', async () => {
  const server = serveSalary();
  const { user, inside, line, field, retype, onClose } = await open('salary');
  await waitFor(() => expect(field(/^Сумма/)).toHaveValue('15500,00'));
  const pay = inside.getByRole('button', { name: /^Выплатить/ });
  await user.click(inside.getByRole('checkbox', { name: /^Компенсация/ }));
  expect(field(/^Сумма/)).toHaveValue('16600,00');
  expect(line('Компенсация')).toHaveTextContent('+1 100,00 ฿');
  await retype(/^Начислено/, '10000');
  expect(field(/^Сумма/)).toHaveValue('6600,00');
  await retype(/^Начислено/, '20001');
  expect(inside.getByText('Больше оклада: 20 000 ฿')).toBeInTheDocument();
  expect(pay).toBeDisabled();
  await retype(/^Начислено/, '10000');
  await retype(/^Сумма/, '6600,01');
  expect(inside.getByText(/^Больше, чем к выплате: 6.?600 ฿/)).toBeInTheDocument();
  expect(pay).toBeDisabled();
  await retype(/^Сумма/, '100000001');
  expect(inside.getByText(/^Не больше 100.000.000$/)).toBeInTheDocument();
  for (const wrong of ['0', '-5', 'много']) {
    await retype(/^Сумма/, wrong);
    expect(pay).toBeDisabled();
  }
  await user.clear(field(/^Сумма/));
  expect(pay).toBeDisabled();
  await user.type(field(/^Сумма/), '6000');
  await user.click(pay);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.commands()[0]?.body).toMatchObject({ accrued: 10_000, allowances: 1100, amount: 6000 });
});

test('a typed amount stays when the compensation or what was earned changes', async () => {
  serveSalary();
  const { user, inside, field, retype } = await open('salary');
  await waitFor(() => expect(field(/^Сумма/)).toHaveValue('15500,00'));
  await retype(/^Сумма/, '1000');
  await user.click(inside.getByRole('checkbox', { name: /^Компенсация/ }));
  await retype(/^Начислено/, '18000');
  expect(field(/^Сумма/)).toHaveValue('1000');
  expect(inside.getByRole('button', { name: /^Выплатить/ })).toHaveAccessibleName(/^Выплатить 1\s000,00/);
});

test('a month that is worked in part offers the share of its days, which can be changed', async () => {
  const share = { days_worked: 11, accrued: 7_096.77, due: 2_596.77 };
  serveSalary(share);
  const { user, inside, field } = await open('salary');
  await waitFor(() => expect(field(/^Начислено/)).toHaveValue('7096,77'));
  expect(inside.getByText(/Оклад: 20\s000,00 ฿ · 11 дней из 31: 7\s096,77 ฿/)).toBeInTheDocument();
  expect(field(/^Сумма/)).toHaveValue('2596,77');
  await user.retype(field(/^Начислено/), '8000');
  expect(field(/^Сумма/)).toHaveValue('3500,00');
});

test('another month shows dots until its own figures have come', async () => {
  const server = serveSalary();
  const { user, inside, line, field } = await open('salary');
  await waitFor(() => expect(field(/^Сумма/)).toHaveValue('15500,00'));
  const { figures, release } = held();
  server.on(salaryData, () => figures);
  const months = inside.getByRole('combobox', { name: 'Месяц' });
  expect(textsOf(within(months).getAllByRole('option')).join()).toBe(
    'Октябрь 2026,Сентябрь 2026,Август 2026,Июль 2026,Июнь 2026,Май 2026,Апрель 2026,Март 2026',
  );
  await user.selectOptions(months, 'Сентябрь 2026');
  expect(field(/^Сумма/)).toHaveValue(DOTS);
  expect(line('К выплате')).toHaveTextContent(DOTS);
  expect(inside.getByRole('button', { name: /^Выплатить/ })).toBeDisabled();
  release({ ...FIGURES, premayment_paid: 0, due: 19_500 });
  await waitFor(() => expect(field(/^Сумма/)).toHaveValue('19500,00'));
  expect(server.bodies(salaryData).map(({ month }) => month)).toEqual([10, 9]);
});

test('the dialog hides while it sends; a refusal comes back in it, and the input stays', async () => {
  const server = serveSalary();
  const { figures: reply, release } = held<ReturnType<typeof refuse>>();
  server.on(operateSalary, () => reply);
  const { user, dialog, inside, field, retype, onClose } = await open('salary');
  await waitFor(() => expect(field(/^Сумма/)).toHaveValue('15500,00'));
  await retype(/^Сумма/, '9000');
  await user.dblClick(inside.getByRole('button', { name: /^Выплатить/ }));
  await waitFor(() => expect(dialog).not.toBeVisible());
  await user.keyboard('{Escape}');
  release(refuse(47, { message: 'Salary paid' }));
  await waitFor(() => expect(dialog).toBeVisible());
  expect(await inside.findByRole('alert')).toHaveTextContent('Зарплата за этот месяц уже выплачена');
  expect(field(/^Сумма/)).toHaveValue('9000');
  expect(onClose).not.toHaveBeenCalled();
  expect(server.commands()).toHaveLength(1);
});

test('a prepayment suggests half of what is due and is at most all of it; a blocked window leaves a link', async () => {
  openTab.mockImplementation(() => null);
  const server = serveSalary();
  const { user, inside, field, retype, onClose } = await open('prepayment');
  await waitFor(() => expect(field(/^Сумма/)).toHaveValue('7750,00'));
  const pay = inside.getByRole('button', { name: /^Выплатить аванс/ });
  await retype(/^Сумма/, '15500,01');
  expect(pay).toBeDisabled();
  await retype(/^Сумма/, '0');
  expect(pay).toBeDisabled();
  await retype(/^Сумма/, '15500');
  await user.click(pay);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.commands()[0]?.body).toEqual({ type: 'prepayment', employee_id: 3, ...OCTOBER, amount: 15_500 });
  expect(openTab).toHaveBeenCalled();
  expect(await screen.findByText('Аванс выплачен: Анна, 15 500,00 ฿')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Расчётный листок' });
  expect(link).toHaveAttribute('href', '/api/salary/payslips.pdf?month=2026-10&employees=3&stories=77');
  expect(link).toHaveAttribute('target', '_blank');
});

test('overtime multiplies the hours with their cost', async () => {
  const server = serveSalary();
  const { user, inside, line, field, onClose } = await open('overtime');
  await waitFor(() => expect(line('Час сверхурочных')).toHaveTextContent('150,00 ฿'));
  const pay = inside.getByRole('button', { name: /^Выплатить/ });
  expect(pay).toBeDisabled();
  await user.type(field(/^Часы/), '-1');
  expect(pay).toBeDisabled();
  await user.retype(field(/^Часы/), '6,5');
  expect(line('Сумма')).toHaveTextContent('975,00 ฿');
  await user.click(pay);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.commands()[0]?.body).toEqual({ type: 'overtime', employee_id: 3, ...OCTOBER, hours: 6.5, amount: 975 });
  expect(openTab).not.toHaveBeenCalled();
});

test.each([
  ['penalty', 'Записать штраф'],
  ['bonus', 'Записать премию'],
] as const)('a %s needs an amount and a reason, which another month keeps', async (type, label) => {
  const server = serveSalary();
  const { user, inside, field, onClose } = await open(type);
  const book = inside.getByRole('button', { name: label });
  await user.type(field(/^Сумма/), '300');
  expect(book).toBeDisabled();
  await user.type(field(/^Причина/), '   ');
  expect(book).toBeDisabled();
  await user.type(field(/^Причина/), 'Опоздание');
  await user.selectOptions(inside.getByRole('combobox'), 'Сентябрь 2026');
  expect(field(/^Сумма/)).toHaveValue('300');
  const months = within(inside.getByRole('combobox')).getAllByRole('option');
  expect(months).toHaveLength(type === 'penalty' ? 3 : 9);
  expect(server.asked()).toEqual([]);
  await waitFor(() => expect(book).toBeEnabled());
  await user.click(book);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const body = { type, employee_id: 3, month: 9, year: 2026, amount: 300, description: 'Опоздание' };
  expect(server.commands()[0]?.body).toEqual(body);
});

test('a legacy server tells five figures; what is due follows from them', async () => {
  const server = serveSalary();
  const { wages, penalty, bonus, premayment_paid, salary_paid } = FIGURES;
  server.on(salaryData, { wages, penalty, bonus, premayment_paid, salary_paid });
  server.on(operateSalary, {});
  const { user, inside, field, onClose } = await open('salary', { offers: { ours: false } });
  await waitFor(() => expect(field(/^Сумма/)).toHaveValue('16500,00'));
  expect(inside.queryByText('Взнос по кредиту')).not.toBeInTheDocument();
  await user.click(inside.getByRole('button', { name: /^Выплатить/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(openTab).toHaveBeenCalledWith('/api/salary/payslips.pdf?month=2026-10&employees=3', '_blank');
});
