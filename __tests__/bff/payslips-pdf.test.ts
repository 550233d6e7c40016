import { salaryStories } from '@/lib/sections/salary/contract/operations';
import { payslipAddress, type WantedPayslips } from '@/lib/sections/salary/papers';
import { inMonths, NOW, startPayroll } from '../backend/salary/payroll';
import { drawnData } from '../support/drawn';
import { browserOf } from '../support/stack';

process.env['EMPLOYER_NAME'] = 'ООО «Чанг»';
const at = startPayroll();
const reader = browserOf('reader');
const calls: string[] = [];
beforeAll(() => {
  at.app.server.on('request', ({ url = '' }: { url?: string }) => calls.push(url.replace('/api/v1/admin/', '')));
});
afterAll(() => delete process.env['EMPLOYER_NAME']);

/** Payslips of an address, with lines as `label | amount`. */
async function payslips(wanted: Partial<WantedPayslips>) {
  const drawn = drawnData('payslips');
  calls.length = 0;
  const response = await reader.fetch(payslipAddress({ ...NOW, ...wanted }));
  expect(response.status).toBe(200);
  const data = drawn();
  const plain = (amount: string) => amount.replaceAll('\u202f', '');
  return {
    ...data,
    slips: data.payslips.map(({ employee, groups, paid, apart, net, left }) => ({
      employee,
      net: plain(net.amount),
      left: left.map(({ label, amount }) => `${label} | ${plain(amount)}`),
      lines: [...groups, ...paid, ...apart].flatMap(({ lines }) =>
        lines.map(({ label, amount }) => `${label.replace(/\d\d\.\d\d\.\d{4}/, 'дата')} | ${plain(amount)}`),
      ),
    })),
  };
}
const codeOf = async (wanted: Partial<WantedPayslips>) => {
  const response = await reader.fetch(payslipAddress({ ...NOW, ...wanted }));
  const { code, key } = (await response.json()) as { code: number; key?: string };
  return `${code} ${key ?? ''}`;
};

it('prints every line of a month, and what stood at a payment', async () => {
  const nok = await at.hire(-1, { employee_name: 'สมชาย Сомчай', wages: 20_000 });
  await at.operate(nok, { type: 'credit', amount: 3000, duration: 3 }, -1);
  await at.operate(nok, { type: 'bonus', amount: 1500, description: 'Банкет' });
  const advance = await at.operate(nok, { type: 'prepayment', amount: 6000 });
  await at.operate(nok, { type: 'overtime', amount: 600, hours: 4, description: 'Дождь' });
  const wrong = await at.operate(nok, { type: 'penalty', amount: 999, description: 'Ошибка' });
  await at.takeBack(wrong);
  await at.operate(nok, { type: 'penalty', amount: 500, description: 'Опоздание' });
  const salary = await at.operate(nok, { type: 'salary', amount: 13_100, accrued: 18_000, allowances: 1100 });
  await at.operate(nok, { type: 'penalty', amount: 300, description: 'Бокалы' });

  const { slips, employer, venue } = await payslips({ employees: [nok] });
  expect([employer, venue]).toEqual(['ООО «Чанг»', 'Chang & Samovar']);
  expect(slips).toEqual([
    {
      employee: 'สมชาย Сомчай',
      lines: [
        'Оклад | 20000,00',
        'Не отработано | −2000,00',
        'Премия: Банкет | 1500,00',
        'Компенсация | 1100,00',
        'Штраф: Опоздание | 500,00',
        'Штраф: Бокалы | 300,00',
        'Взнос по кредиту, 2 из 3 | 1000,00',
        'Аванс, дата | 6000,00',
        'Зарплата, дата | 13100,00',
        'Сверхурочные, 4 ч, дата: Дождь | 600,00',
      ],
      net: '12800,00\u00a0฿',
      left: ['Осталось выплатить | 0,00\u00a0฿', 'Перейдёт в долг следующего месяца | 300,00\u00a0฿'],
    },
  ]);
  const [paid] = (await payslips({ employees: [nok], stories: [salary] })).slips;
  expect(paid?.lines).toContain('Зарплата, дата, по этому листку | 13100,00');
  expect(paid?.lines).not.toContain('Штраф: Бокалы | 300,00');
  expect([paid?.net, paid?.left]).toEqual(['13100,00\u00a0฿', ['Осталось выплатить | 0,00\u00a0฿']]);
  const [both] = (await payslips({ stories: [advance, salary] })).slips;
  for (const line of ['Аванс, дата, по этому листку | 6000,00', 'Зарплата, дата, по этому листку | 13100,00'])
    expect(both?.lines).toContain(line);
  const [early] = (await payslips({ stories: [advance] })).slips;
  expect(early?.lines).toEqual([
    'Оклад | 20000,00',
    'Премия: Банкет | 1500,00',
    'Взнос по кредиту, 2 из 3 | 1000,00',
    'Аванс, дата, по этому листку | 6000,00',
  ]);
  expect(early?.net).toBe('14500,00\u00a0฿');
  expect(await codeOf({ employees: [nok], stories: [wrong] })).toBe('2 noSuchPayment');
});

it('the debt and the instalment of the next month are on its payslip', async () => {
  const [slip] = (await payslips(inMonths(1))).slips;
  expect(slip?.lines).toEqual([
    'Оклад | 20000,00',
    'Взнос по кредиту, 3 из 3 | 1000,00',
    'Долг прошлых месяцев | 300,00',
  ]);
});

it('a month of everybody takes the calls of one, and they come by name', async () => {
  for (let number = 12; number > 0; number -= 1) await at.hire(-2, { employee_name: `Повар ${100 + number}` });
  const { slips } = await payslips(inMonths(-2));
  expect(slips.map(({ employee }) => employee)).toEqual(Array.from({ length: 12 }, (_, one) => `Повар ${101 + one}`));
  expect(calls.filter((path) => path.startsWith('salary'))).toEqual(['salary/list', 'salary/stories']);
  const [, second, third] = await at.rows(-2);
  const chosen = [third?.employee_id ?? 0, second?.employee_id ?? 0, third?.employee_id ?? 0, 999];
  const some = await payslips({ ...inMonths(-2), employees: chosen });
  expect(some.slips.map(({ employee }) => employee)).toEqual(['Повар 103', 'Повар 102']);
});

it('the stories of a month are those of its employees', async () => {
  const ids = (await at.rows()).map(({ employee_id }) => employee_id);
  const { items } = await at.ask(salaryStories, { body: NOW });
  for (const id of ids) {
    const own = (await at.story(id)).filter(({ month, type }) => month === NOW.month && type !== 'debt');
    const told = items.filter(({ employee_id }) => employee_id === id);
    expect(told).toHaveLength(own.length);
    for (const row of own) {
      const { user_name: _, ...same } = row;
      expect(told).toContainEqual(expect.objectContaining(same));
    }
  }
});
