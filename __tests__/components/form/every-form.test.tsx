import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import fs from 'node:fs';
import path from 'node:path';
import { useEffect } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { NumberField } from '@/components/form/number-field';
import { useForm, type FormState } from '@/components/form/use-form';
import { getFunds } from '@/lib/sections/funds/contract';
import type { Form } from '@/lib/forms/define';
import { emptyEntry } from '@/lib/sections/stock/forms/line-fields';
import { keyOfDraft } from '@/lib/forms/evaluate';
import { renderUi } from '@/__tests__/support/render';
import { OWN_FIGURES, salaryRow } from '@/__tests__/support/salary';
import { on, refuse, serve } from '@/__tests__/support/serve';

/** Files that define forms: the engine's own, and `forms.ts` or `forms/` of each section. */
const FILES = fs
  .readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)forms(\/[\w-]+)?\.ts$/.test(file))
  .map((file) => path.join('lib', file));
/** File name of a form, or the section's where that is `forms.ts`. */
const nameOf = (file: string) =>
  file
    .replace(/(\/forms)?\.ts$/, '')
    .split('/')
    .at(-1)!;
const isForm = (found: object): found is Form => 'schemas' in found && 'endpoint' in found;
function formsIn(found: unknown, name: string): [string, Form][] {
  if (typeof found !== 'object' || found === null) return [];
  if (isForm(found)) return [[name, found]];
  return Object.entries(found).flatMap(([key, part]) => formsIn(part, `${name}.${key}`));
}
const FORMS = new Map(FILES.flatMap((file) => formsIn(jest.requireActual<object>(path.resolve(file)), nameOf(file))));

const month = { month: 5, year: 2026 };
const FIGURES = { ...salaryRow(5, 'Анна'), ...OWN_FIGURES, is_paid: false, days_worked: null };
const asked = { employee_id: 5, ...month, figures: FIGURES };
const item = { item_id: 7, is_file: true, name: 'Ром', parent_id: 1, category_id: 1, measure_id: 1, description: '' };
const stock = { ...item, measure_name: 'шт', quantity: 10, stock_price: 5, status: 0, version: 3, causeNames: {} };
const dish = { ...item, hours: '1'.repeat(168), days: 127, retail_price: 10, version: 3 };
const measure = { measure_id: 1, measure_name: 'шт' };
const craft = { craft_id: 4, name: 'Сироп', output_quantity: 1, status: 0, measure, version: 3 };
const close = { close_id: 2, counted: 5000, expected: 5000, difference: 0, denominations: [], to_safe: 3000 };
const recipe: unknown[] = [];
const group = { list_id: 3, name: 'Фрукты', items: [1] };
const BOOKED = { quantity: 3, price: 40, package_quantity: null, confirmed: null };
const line = { ...emptyEntry('ru'), ...BOOKED, key: 1, item_id: 11, name: 'Лайм', measure_id: 1 };
const account = { user_id: 4, login: 'bar', category_id: 1, active: 1 };
const person = { employee_id: 5, employee_name: 'Анна', due: 1000 };

/** A record for each form that needs one. */
const RECORDS: Readonly<Record<string, unknown>> = {
  'venue.venueForm': { sections_off: [], start_on_overview: true, version: 1 },
  'agents.agentForm': { agent_id: 1, first_name: 'Анна', email: 'a@b.co', language: 'en' },
  'cards.expiryForm': { card_id: 1, validtime: 0 },
  'categories.categoryForm': { category_id: 50, name: 'Лёд', purposes: ['services'] },
  'craft.craftForm': { craft, recipe, version: 3 },
  'crafts.newCraftForm': { folder: 0 },
  'crafts.batchForm': craft,
  'crafts.brewForm': craft,
  'days.explainForm': close,
  'days.reopenForm': close,
  'days.settleForm': { count: close, lastFloat: 1000 },
  'mail-address.mailAddressForm': {},
  'overview.asideForm': { rule: 'delivery_unpaid', subject: '9' },
  'debts.payDebtForm': { purchase_number: 9, due: 500 },
  'delivery.deliveryForm': { isOurs: true, prices: new Map() },
  'employees.newEmployeeForm': month,
  'employees.employeeForm': { ...person, position: 'Бармен', wages: 1, overtime_hour_cost: 1, ...month },
  'hiring.hireForm': { parts: ['account'], day: 1 },
  'leaving.settleForm': { employee_id: 5, owed: 800 },
  'menu.dishForm': { parent_id: 1, dish, recipe },
  'menu.newDishForm': { parent_id: 1, dish: null, recipe },
  'menu.hoursForm': dish,
  'menu.folderForm': dish,
  'price.priceForm': { menu_id: 7, retail_price: 10, version: 3 },
  'menu.renameItemForm': dish,
  'menu.exportForm': [1],
  'funds.fundForm': 'transfer_from_cashier_to_safe',
  'funds.balanceForm': { operation: 'set_safe_balance', amount: 700, balance: 2000 },
  'funds.renameForm': { expense_id: 8, name: 'Лёд' },
  'pay-several.paySeveralForm': { ...month, types: ['salary'], people: [person] },
  'expenses.paymentForm': { expense_id: 8, cost: 350, from: 'cashier', to: 'bank', closed_day: null },
  'salary.overtimeForm': { ...asked, hourCost: 100 },
  'salary.skipForm': { credit_id: 1, ...month },
  'stock.writeOffForm': stock,
  'stock.mergeForm': stock,
  'stock.transferForm': stock,
  'stock.itemForm': stock,
  'stock.sensorForm': item,
  'stock.renameStockForm': stock,
  'stocktake.startForm': 'Май',
  'tree.menuFolderForm': 0,
  'tree.stockFolderForm': 0,
  'users.userForm': { ...account, card_number: null, discount: 0, permissions: {} },
  'users.passwordForm': { user_id: 4 },
};
const recordOf = (name: string): unknown => {
  if (name.startsWith('statistics.')) return name.endsWith('.edit') ? group : null;
  return name in RECORDS ? RECORDS[name] : name.startsWith('salary.') ? asked : null;
};
const MONEY: Readonly<Record<string, { draft: object; press: RegExp; changes: RegExp[] }>> = {
  'days.reopenForm': { draft: { reason: 'Ошибка' }, press: /3\s000,00 ฿ из сейфа в кассу/, changes: [] },
  'days.settleForm': { draft: {}, press: /4\s000,00 ฿ из кассы в сейф/, changes: [/2\s000,00.*→ 6\s000,00/] },
  'debts.payDebtForm': { draft: { payer: 'bank' }, press: /500,00 ฿ из банка/, changes: [/3\s000,00.*→ 2\s500,00/] },
  'delivery.deliveryForm': {
    draft: { items: [line], payer: 'cashier' },
    press: /120,00 ฿ из кассы/,
    changes: [/1\s000,00.*→ 880,00/],
  },
  'leaving.settleForm': { draft: {}, press: /800,00 ฿ в сейф/, changes: [/2\s000,00.*→ 2\s800,00/] },
  'funds.fundForm': {
    draft: { amount: '300' },
    press: /300,00 ฿ из кассы в сейф/,
    changes: [/→ 700,00/, /→ 2\s300,00/],
  },
  'funds.balanceForm': { draft: { comment: 'Счёт' }, press: /сейф 700,00 ฿/, changes: [/→ 700,00.*−1\s300,00/] },
  'funds.serviceForm': { draft: { name: 'Лёд', price: '50' }, press: /50,00 ฿ из сейфа/, changes: [/→ 1\s950,00/] },
  'pay-several.paySeveralForm': { draft: {}, press: /1\s000,00 ฿ из сейфа/, changes: [/→ 1\s000,00/] },
  'expenses.paymentForm': { draft: {}, press: /350,00 ฿ из кассы в банк/, changes: [/→ 650,00/, /→ 3\s350,00/] },
  'salary.salaryForm': { draft: { amount: '900' }, press: /900,00 ฿ из сейфа/, changes: [/→ 1\s100,00/] },
  'salary.prepaymentForm': { draft: { amount: '900' }, press: /900,00 ฿ из сейфа/, changes: [/→ 1\s100,00/] },
  'salary.overtimeForm': { draft: { hours: '3' }, press: /300,00 ฿ из сейфа/, changes: [/→ 1\s700,00/] },
  'salary.creditForm': {
    draft: { amount: '600', duration: '2' },
    press: /600,00 ฿ из сейфа/,
    changes: [/→ 1\s400,00/],
  },
};
/** Forms on calls that change funds and move no money. */
const NO_MONEY = ['days.countForm', 'salary.notedForms.penalty', 'salary.notedForms.bonus'];

const isTyped = (form: Form, name: string) => typeof form.fields[name]!.blank('ru') === 'string';
let state: FormState;

/** Inputs of the text fields of a form. */
function Inputs({ now, form }: { readonly now: FormState; readonly form: Form }) {
  useEffect(() => void (state = now));
  return Object.keys(form.fields)
    .filter((name) => isTyped(form, name))
    .map((name) => <NumberField key={name} {...now.text(name as never)} />);
}
const Dialog = ({ form, record }: { readonly form: Form; readonly record: unknown }) => (
  <FormDialog form={form} record={record} live title="Форма" submitLabel="Сделать" onClose={() => undefined}>
    {(now) => <Inputs now={now} form={form} />}
  </FormDialog>
);
function Probe({ form, record }: { readonly form: Form; readonly record: unknown }) {
  const now = useForm(form, { record, onDone: () => undefined });
  useEffect(() => void (state = now));
  return null;
}
const endpointOf = (form: Form) => form.endpoint as never;

test('every form on a call that changes funds says what money it moves, and no other does', () => {
  const moving = [...FORMS].filter(([, { moves }]) => moves).map(([name]) => name);
  const changing = [...FORMS]
    .filter(([, { endpoint }]) => endpoint.changes.includes('funds'))
    .map(([name]) => name)
    .concat('salary.salaryForm', 'salary.prepaymentForm', 'salary.overtimeForm', 'salary.creditForm');
  expect(moving.sort()).toEqual([...new Set(changing)].filter((name) => !NO_MONEY.includes(name)).sort());
  expect(Object.keys(MONEY).sort()).toEqual(moving);
});

test.each(Object.keys(MONEY))(
  'Enter never sends %s; a press that names sum and fund does, below before and after',
  async (name) => {
    const { draft, press, changes } = MONEY[name]!;
    const form = FORMS.get(name)!;
    const refused = refuse(11, { message: 'В сейфе не хватает' });
    const server = serve(
      on(getFunds, { cashier: 1000, safe: 2000, bank: 3000 }),
      on(endpointOf(form), refused as never),
    );
    const record = recordOf(name);
    const { user, rerender } = renderUi(<Dialog form={form} record={record} />);
    await screen.findByRole('dialog');
    act(() => state.set(draft as never));
    const button = await screen.findByRole('button', { name: press });
    for (const change of changes) await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(change));
    expect(button).not.toHaveFocus();
    for (const field of screen.queryAllByRole('textbox')) {
      act(() => field.focus());
      await user.keyboard('{Enter}{Enter}{Control>}{Enter}{/Control}');
    }
    expect(server.commands()).toEqual([]);
    await user.click(button);
    await waitFor(() => expect(server.commands()).toHaveLength(1));
    // A refusal stays until the person acts, even if the figures change.
    expect(await screen.findByRole('alert')).toHaveTextContent('В сейфе не хватает');
    const next = typeof record === 'object' ? { ...record, figures: { ...FIGURES, due: 29_000 } } : record;
    rerender(<Dialog form={form} record={next} />);
    expect(screen.getByRole('alert')).toHaveTextContent('В сейфе не хватает');
  },
);

test('a refusal at a field whose figures change after it stays, and goes when the person types', async () => {
  const form = FORMS.get('salary.salaryForm')!;
  const refused = refuse(1, { field: 'amount', message: 'Больше, чем к выплате' });
  serve(on(getFunds, { safe: 90_000, bank: 0 }), on(endpointOf(form), refused as never));
  const { user, rerender } = renderUi(<Dialog form={form} record={asked} />);
  await user.click(await screen.findByRole('button', { name: /30\s000,00 ฿ из сейфа/ }));
  expect(await screen.findByText('Больше, чем к выплате')).toBeVisible();
  rerender(<Dialog form={form} record={{ ...asked, figures: { ...FIGURES, wages: 20_000, accrued: 20_000 } }} />);
  expect(await screen.findByRole('button', { name: /20\s000,00 ฿ из сейфа/ })).toBeEnabled();
  expect(screen.getByText('Больше, чем к выплате')).toBeVisible();
  await user.type(within(screen.getByRole('dialog')).getAllByRole('textbox').at(-1)!, '0');
  expect(screen.queryByText('Больше, чем к выплате')).not.toBeInTheDocument();
});

test('a refusal at a field that has no input in the dialog stands at its top', async () => {
  const form = FORMS.get('debts.payDebtForm')!;
  const refused = refuse(1, { field: 'payer', message: 'Этот счёт закрыт' });
  serve(on(getFunds, { safe: 900, bank: 900 }), on(endpointOf(form), refused as never));
  const { user } = renderUi(<Dialog form={form} record={recordOf('debts.payDebtForm')} />);
  await screen.findByRole('dialog');
  act(() => state.set({ payer: 'bank' } as never));
  await user.click(await screen.findByRole('button', { name: /из банка/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Этот счёт закрыт');
});

test.each([...FORMS.keys()])('what was typed into %s is there after an ended session; a secret is not', (name) => {
  const form = FORMS.get(name)!;
  const record = recordOf(name);
  serve(on(endpointOf(form), {} as never));
  renderUi(<Probe form={form} record={record} />);
  const typed = Object.keys(form.fields).filter((field) => isTyped(form, field));
  const patch = Object.fromEntries(typed.map((field) => [field, '12']));
  act(() => state.set(patch as never));
  cleanup();
  renderUi(<Probe form={form} record={record} />);
  for (const field of typed)
    expect([field, state.draft[field] as unknown]).toEqual([
      field,
      form.fields[field]!.secret ? state.start[field] : '12',
    ]);
  expect(state.isRestored).toBe(typed.some((field) => !form.fields[field]!.secret && !form.fields[field]!.view));
});

test('forms on one call keep separate drafts', () => {
  const keys = [...FORMS].map(([name, form]) => keyOfDraft(form, recordOf(name)));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
