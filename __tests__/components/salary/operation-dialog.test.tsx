import { screen, waitFor, within } from '@testing-library/react';
import { OperationDialog } from '@/components/sections/salary/operation-dialog';
import {
  operateSalary,
  paySeveral,
  salaryCredits,
  salaryData,
  salaryDues,
  skipInstalment,
  type SalaryData,
  type SalaryDue,
  type SalaryOperation,
} from '@/lib/sections/salary/contract/operations';
import { permissionsOf } from '@/lib/rights/permissions';
import { offersOf, type TestOffers } from '../../support/offers';
import { renderUi, type RenderUiOptions, textsOf } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';
import { ANNA, CREDIT, FIGURES, NOW, OCTOBER, serveSalary } from './served';
import { PaySeveralDialog } from '@/components/sections/salary/pay-several-dialog';
import { OffersProvider } from '@/components/sight/offers';
import { getFunds } from '@/lib/sections/funds/contract';

const DOTS = '. . .';

/** Opens a tab, or none where it answers null. */
const openTab = jest.fn<Window | null, Parameters<typeof window.open>>();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  openTab.mockReset().mockImplementation(() => ({ opener: {} }) as Window);
  window.open = openTab;
});
afterEach(() => jest.useRealTimers());

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
  const retype = async (name: RegExp, typed: string) => {
    await user.clear(field(name));
    await user.type(field(name), typed);
  };
  return { user, onClose, dialog, inside, line, field, retype };
}

/** Figures that wait until they are released. */
function held() {
  let release: (figures: SalaryData) => void = () => undefined;
  const figures = new Promise<SalaryData>((resolve) => (release = resolve));
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
  expect(field(/^Начислено/)).toHaveAccessibleDescription(/^Оклад: 20.000,00 ฿$/);
  expect(line('Штраф')).toHaveTextContent('−500,00 ฿');
  expect(line('Премия')).toHaveTextContent('+1 000,00 ฿');
  expect(line('Выплачено авансом')).toHaveTextContent('−4 000,00 ฿');
  expect(line('К выплате')).toHaveTextContent('15 500,00 ฿');
  await user.click(pay);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(server.commands()).toEqual([
    {
      id: operateSalary.id,
      body: { type: 'salary', employee_id: 3, ...OCTOBER, accrued: 20_000, allowances: 0, amount: 15_500 },
    },
  ]);
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

test('a month that is worked in part offers the share of its days, which can be changed', async () => {
  const share = { days_worked: 11, accrued: 7_096.77, due: 2_596.77 };
  serveSalary(share);
  const { user, inside, field } = await open('salary');
  await waitFor(() => expect(field(/^Начислено/)).toHaveValue('7096,77'));
  expect(inside.getByText(/Оклад: 20\s000,00 ฿ · 11 дней из 31: 7\s096,77 ฿/)).toBeInTheDocument();
  expect(field(/^Сумма/)).toHaveValue('2596,77');
  await user.clear(field(/^Начислено/));
  await user.type(field(/^Начислено/), '8000');
  expect(field(/^Сумма/)).toHaveValue('3500,00');
});

test('another month shows dots until its own figures have come', async () => {
  const server = serveSalary();
  const { user, inside, line, field } = await open('salary');
  await waitFor(() => expect(field(/^Сумма/)).toHaveValue('15500,00'));
  const { figures, release } = held();
  server.on(salaryData, () => figures);
  const months = inside.getByRole('combobox', { name: 'Месяц' });
  expect(textsOf(within(months).getAllByRole('option'))).toEqual([
    'Октябрь 2026',
    'Сентябрь 2026',
    'Август 2026',
    'Июль 2026',
    'Июнь 2026',
    'Май 2026',
    'Апрель 2026',
    'Март 2026',
  ]);
  await user.selectOptions(months, 'Сентябрь 2026');
  expect(field(/^Сумма/)).toHaveValue(DOTS);
  expect(line('К выплате')).toHaveTextContent(DOTS);
  expect(inside.getByRole('button', { name: /^Выплатить/ })).toBeDisabled();
  release({ ...FIGURES, premayment_paid: 0, due: 19_500 });
  await waitFor(() => expect(field(/^Сумма/)).toHaveValue('19500,00'));
  expect(server.bodies(salaryData).map(({ month }) => month)).toEqual([10, 9]);
});

test('a refusal comes back in the dialog, and the input stays', async () => {
  const server = serveSalary();
  let answerNow = () => {};
  const settled = new Promise<void>((resolve) => (answerNow = resolve));
  server.on(operateSalary, () => settled.then(() => refuse(47, { message: 'Salary paid' })));
  const { user, dialog, inside, field, retype, onClose } = await open('salary');
  await waitFor(() => expect(field(/^Сумма/)).toHaveValue('15500,00'));
  await retype(/^Сумма/, '9000');
  const pay = inside.getByRole('button', { name: /^Выплатить/ });
  await user.dblClick(pay);
  await waitFor(() => expect(dialog).not.toBeVisible());
  await user.keyboard('{Escape}');
  answerNow();
  await waitFor(() => expect(dialog).toBeVisible());
  expect(await inside.findByRole('alert')).toHaveTextContent('Зарплата за этот месяц уже выплачена');
  expect(field(/^Сумма/)).toHaveValue('9000');
  expect(onClose).not.toHaveBeenCalled();
  expect(server.commands()).toHaveLength(1);
  server.on(operateSalary, {});
  await waitFor(() => expect(pay).toBeEnabled());
  await user.click(pay);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(new Set(server.keys(operateSalary)).size).toBe(1);
});

test('a prepayment suggests half of what is due and is at most all of it', async () => {
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
});

test('nothing due disables salary and prepayment and says so', async () => {
  serveSalary({ salary_paid: 15_500, is_paid: true, due: 0 });
  const { inside, field } = await open('salary');
  await waitFor(() => expect(field(/^Сумма/)).toHaveValue('0,00'));
  expect(inside.getByRole('button', { name: /^Выплатить/ })).toBeDisabled();
  expect(inside.getByText(/Зарплата за этот месяц уже выплачена/)).toBeInTheDocument();
});

test('a blocked window leaves a link to the payslip', async () => {
  openTab.mockImplementation(() => null);
  serveSalary();
  const { user, inside, field } = await open('prepayment');
  await waitFor(() => expect(field(/^Сумма/)).toHaveValue('7750,00'));
  await user.click(inside.getByRole('button', { name: /^Выплатить аванс/ }));
  expect(await screen.findByText('Аванс выплачен: Анна, 7 750,00 ฿')).toBeInTheDocument();
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
  await user.clear(field(/^Часы/));
  await user.type(field(/^Часы/), '6,5');
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
  expect(server.commands()[0]?.body).toEqual({
    type,
    employee_id: 3,
    month: 9,
    year: 2026,
    amount: 300,
    description: 'Опоздание',
  });
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

describe('a credit', () => {
  async function open(offers: TestOffers = {}) {
    const onClose = jest.fn();
    const { user } = renderUi(
      <OperationDialog type="credit" row={ANNA} month={OCTOBER} editors={['admin', 'nok']} onClose={onClose} />,
      { toasts: true, offers },
    );
    const inside = within(await screen.findByRole('dialog'));
    const lines = (label: string) =>
      textsOf(
        within(inside.getByRole('region', { name: label }))
          .getAllByRole('row')
          .slice(1),
      );
    return { user, onClose, inside, lines };
  }

  test('a credit shows its schedule while it is typed, the last instalment taking the rest', async () => {
    const server = serveSalary();
    const { user, inside, lines, onClose } = await open();
    const give = inside.getByRole('button', { name: /^Выдать кредит/ });
    expect(give).toBeDisabled();
    await user.type(inside.getByRole('textbox', { name: /^Сумма/ }), '1000');
    await user.type(inside.getByRole('textbox', { name: /^На сколько/ }), '3');
    expect(lines('Как будет удерживаться')).toEqual([
      'Октябрь 2026333,33 ฿',
      'Ноябрь 2026333,33 ฿',
      'Декабрь 2026333,34 ฿',
    ]);
    await waitFor(() => expect(give).toBeEnabled());
    await user.selectOptions(inside.getByRole('combobox', { name: 'Первый месяц удержания' }), 'Ноябрь 2026');
    await waitFor(() => expect(give).toBeEnabled());
    expect(lines('Как будет удерживаться')[2]).toBe('Январь 2027333,34 ฿');
    await user.click(give);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.commands()[0]?.body).toEqual({
      type: 'credit',
      employee_id: 3,
      month: 11,
      year: 2026,
      amount: 1000,
      duration: 3,
    });
    expect(await screen.findByText('Кредит выдан: Анна, 1 000,00 ฿')).toBeInTheDocument();
  });

  test.each([
    ['49', '1000', 'Не больше 48'],
    ['0', '1000', 'Больше нуля'],
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

  test('a month of a credit is skipped with a reason, and the skip is undone', async () => {
    const server = serveSalary();
    const { user, inside, lines } = await open();
    await waitFor(() => expect(lines('График удержаний')).toHaveLength(4));
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

  test('a month whose salary is paid cannot be skipped, and says why', async () => {
    const server = serveSalary();
    server.on(salaryCredits, { items: [{ ...CREDIT, paid_until: OCTOBER }] });
    const { inside, lines } = await open();
    await waitFor(() => expect(lines('График удержаний')).toHaveLength(4));
    const october = inside.getByRole('button', { name: 'Пропустить октябрь 2026' });
    expect(october).toBeDisabled();
    expect(october.title).toBe('Зарплата за этот месяц уже выплачена');
    expect(inside.getByRole('button', { name: 'Пропустить ноябрь 2026' })).toBeEnabled();
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
});

describe('several people', () => {
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
    const { user } = renderUi(
      <OffersProvider offers={offersOf({ hidden })}>
        <PaySeveralDialog current={OCTOBER} rows={[ANNA]} month={OCTOBER} onClose={onClose} />
      </OffersProvider>,
    );
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
    expect(
      question.getByText('Зарплата за октябрь 2026: 2 сотрудника, всего 36 601,00 ฿ из сейфа.'),
    ).toBeInTheDocument();
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
    expect(openTab).toHaveBeenCalledWith(
      '/api/salary/payslips.pdf?month=2026-10&employees=3,5&stories=17,19',
      '_blank',
    );
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
    await user.clear(amount('Анна'));
    await user.type(amount('Анна'), '15500,01');
    expect(inside.getByText('Больше, чем к выплате: 15 500 ฿')).toBeInTheDocument();
    expect(pay).toBeDisabled();
    await user.clear(amount('Анна'));
    await user.type(amount('Анна'), '5000');
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
});
