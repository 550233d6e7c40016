import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import fs from 'node:fs';
import path from 'node:path';
import { useState } from 'react';
import { InlineField } from '@/components/form/inline-field';
import { cellKey, keptCells, useKeptCell } from '@/components/form/use-kept-cell';
import type { Form } from '@/lib/forms/define';
import { employeeForm } from '@/lib/sections/salary/forms/employees';
import { renameItemForm } from '@/lib/sections/menu/forms';
import { renameStockForm } from '@/lib/sections/stock/forms/stock';
import { renderUi } from '@/__tests__/support/render';
import { inTurn, on, refuse, serve } from '@/__tests__/support/serve';

interface Cell {
  readonly form: Form;
  readonly field: string;
  readonly record: Readonly<Record<string, unknown>>;
}

const month = { month: 5, year: 2026 };
const anna = { employee_id: 5, employee_name: 'Анна', position: 'Бармен', wages: 30_000, overtime_hour_cost: 100 };
const named = { item_id: 7, name: 'Ром' };
const cell = (form: unknown, field: string, record: object): Cell => ({
  form: form as Form,
  field,
  record: { ...record, version: 3 },
});
/** All columns that are edited in place. */
const CELLS = {
  ...Object.fromEntries(
    Object.keys(employeeForm.fields).map((field) => [
      `salary ${field}`,
      cell(employeeForm, field, { ...anna, ...month }),
    ]),
  ),
  'menu name': cell(renameItemForm, 'name', named),
  'stock name': cell(renameStockForm, 'name', named),
};
const isFigure = ({ record, field }: Cell) => typeof record[field] === 'number';
const MINE = { true: ['777', 777], false: ['Моё', 'Моё'] } as const;
const THEIRS = { true: 555, false: 'Их' } as const;

const outdated = refuse(5, { field: 'version', key: 'changedMeanwhile' });
const onEnd = jest.fn();
beforeEach(() => onEnd.mockClear());

function begin(of: Cell, theirs: object | undefined, answers: unknown[]) {
  const { form, field, record } = of;
  const server = serve(on(form.endpoint as never, inTurn(...answers) as never));
  const ui = renderUi(
    <InlineField
      form={form}
      record={record}
      onEnd={onEnd}
      id={7}
      name="строка"
      field={field}
      reread={() => Promise.resolve({ ...record, version: 4, ...theirs })}
      failed="Не сохранилось"
    />,
  );
  const bodies = () => server.commands().map(({ body }) => body as Readonly<Record<string, unknown>>);
  const mine = MINE[`${isFigure(of)}`];
  const type = async (text: string) => {
    await ui.user.retype(screen.getByRole('textbox'), text);
  };
  return { ...ui, bodies, mine, type };
}

/** Removes the page without a blur, as an ended session does. */
function endSession() {
  act(() => document.body.replaceChildren());
  cleanup();
}

test('every input of a cell in the product is one of these', () => {
  const folder = path.join(process.cwd(), 'components');
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const using = (word: string) =>
    files.filter((file) => fs.readFileSync(path.join(folder, file), 'utf8').includes(word)).sort();
  expect(using('<CellField')).toEqual(['form/inline-field.tsx']);
  expect(using('<InlineField')).toEqual(['browse/rename-input.tsx', 'sections/salary/employee-field.tsx']);
  expect(using('<RenameInput')).toEqual(['sections/menu/edit/rename-item.tsx', 'sections/stock/rename-item.tsx']);
});

describe.each(Object.entries(CELLS))('%s', (_, of) => {
  const both = `${isFigure(of)}` as const;
  const sentField = (body: object | undefined): unknown =>
    Object.entries<unknown>({ ...body }).find(([key]) => key.endsWith(of.field))?.[1];

  test('sends the version that it saw, and again by itself where only other fields were changed', async () => {
    const { user, type, mine, bodies } = begin(of, { another: 1 }, [outdated, {}]);
    await type(mine[0]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onEnd).toHaveBeenCalled());
    expect(bodies().map(({ version }) => version)).toEqual([3, 4]);
    expect(bodies().map(sentField)).toEqual([mine[1], mine[1]]);
  });

  test('shows both values where the same field was changed, and asks: theirs stays, or mine is saved', async () => {
    const theirs = { [of.field]: THEIRS[both] };
    const kept = begin(of, theirs, [outdated, {}]);
    await kept.type(kept.mine[0]);
    await kept.user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Изменено другим: строка' });
    expect(dialog).toHaveTextContent(new RegExp(`${THEIRS[both]}.*${kept.mine[0]}`));
    expect(kept.bodies()).toHaveLength(1);
    await kept.user.click(within(dialog).getByRole('button', { name: 'Оставить сохранённое' }));
    expect(onEnd).toHaveBeenCalled();
    expect(kept.bodies()).toHaveLength(1);
    cleanup();
    const replaced = begin(of, theirs, [outdated, {}]);
    await replaced.type(replaced.mine[0]);
    await replaced.user.keyboard('{Enter}');
    await replaced.user.click(await screen.findByRole('button', { name: 'Сохранить моё' }));
    await waitFor(() => expect(replaced.bodies()).toHaveLength(2));
    expect(replaced.bodies()[1]).toMatchObject({ version: 4 });
    expect(sentField(replaced.bodies()[1])).toBe(replaced.mine[1]);
  });

  test('a legacy server is sent no version', async () => {
    const { version: _, ...record } = of.record;
    const { user, type, mine, bodies } = begin({ ...of, record }, undefined, [{}]);
    await type(mine[0]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).not.toHaveProperty('version');
  });

  test('what was typed is there after an ended session; Escape discards it', async () => {
    const { type, mine } = begin(of, undefined, [{}]);
    await type(mine[0]);
    expect(keptCells({ login: '', server: '' }, of.form.endpoint.id)).toEqual([{ record: '7', field: of.field }]);
    endSession();
    const { user } = begin(of, undefined, [{}]);
    expect(screen.getByRole('textbox')).toHaveValue(mine[0]);
    expect(screen.getByRole('status')).toHaveTextContent('Восстановлено');
    await user.type(screen.getByRole('textbox'), '{Escape}');
    expect(localStorage).toHaveLength(0);
  });
});

test('a cell is named by record and field', () => expect(cellKey('5 2026-5', 'wages')).toBe('cell:5 2026-5:wages'));

const ROWS = [7, 8, 9].map((item_id) => ({ item_id, name: `Ром ${item_id}`, version: 3 }));

function List({ shown = ROWS }: { readonly shown?: typeof ROWS }) {
  const [edited, edit] = useState<number | null>(null);
  useKeptCell(
    renameItemForm.endpoint,
    shown,
    edited !== null,
    ({ item_id }) => item_id,
    ({ item_id }) => edit(item_id),
  );
  return shown.map((row) =>
    row.item_id === edited ? (
      <InlineField
        key={row.item_id}
        form={renameItemForm as never}
        record={row}
        id={row.item_id}
        name={row.name}
        field="name"
        reread={() => Promise.resolve(row)}
        failed="failed"
        onEnd={() => edit(null)}
      />
    ) : (
      <button key={row.item_id} onClick={() => edit(row.item_id)}>
        {row.name}
      </button>
    ),
  );
}

/** Types into the cell of a row and ends the session without saving. */
async function leave(name: string, typed: string) {
  const { user } = renderUi(<List shown={ROWS.filter((row) => row.name === name)} />);
  await user.click(screen.getByRole('button', { name }));
  await user.retype(screen.getByRole('textbox'), typed);
  endSession();
}

test('a second cell that was left unsaved is opened when the first has ended, each once', async () => {
  serve(on(renameItemForm.endpoint as never, {} as never));
  await leave('Ром 9', 'Джин');
  await leave('Ром 7', 'Виски');
  const { user } = renderUi(<List />);
  const seen = new Set([(await screen.findByRole<HTMLInputElement>('textbox')).value]);
  await user.keyboard('{Escape}');
  seen.add((await screen.findByRole<HTMLInputElement>('textbox')).value);
  expect([...seen].toSorted()).toEqual(['Виски', 'Джин']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(localStorage).toHaveLength(0);
});
