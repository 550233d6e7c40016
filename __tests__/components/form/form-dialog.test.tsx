import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { z } from '#zod';
import { Dialog } from '@/components/form/dialog';
import { FormContent, FormDialog } from '@/components/form/form-dialog';
import { NumberField } from '@/components/form/number-field';
import { QuestionDialog } from '@/components/form/question-dialog';
import { TextInput } from '@/components/ui/text-input';
import { endpointsOf } from '@/lib/contract/endpoint';
import { BahtInput, Id } from '@/lib/contract/primitives';
import { defineForm } from '@/lib/forms/define';
import { money, text } from '@/lib/forms/field';
import { renderUi } from '@/__tests__/support/render';
import { inTurn, lost, on, refuse, serve } from '@/__tests__/support/serve';
import { useFormDraft } from '@/components/form/use-form-draft';
import { saveEmployee } from '@/lib/sections/salary/contract/salary';

const save = endpointsOf('stock').ours({
  id: 'test.save',
  path: '/api/test/save',
  body: z.object({
    item_id: Id,
    name: z.string().trim().min(1).max(20).optional(),
    price: BahtInput.optional(),
    version: z.int().optional(),
  }),
  reply: z.object({}),
  access: { flags: ['StockEdit'] },
  changes: ['stock'],
});
interface Thing {
  readonly item_id: number;
  readonly name: string;
  readonly price: number;
  readonly version: number;
}
const fields = { name: text('stockItem.fields.name'), price: money('stockItem.fields.stock_price') };
const rules = {
  fields,
  values: ({ name, price }: Thing) => ({ name, price }),
  fixed: ({ item_id }: Thing) => ({ item_id }),
  version: ({ version }: Thing) => version,
  changesOnly: '',
} as const;
const thingForm = defineForm(save, rules);
const strictForm = defineForm(save, { ...rules, offUntilValid: true });
const RUM: Thing = { item_id: 7, name: 'Ром', price: 12.5, version: 3 };

type Answers = Parameters<typeof on<typeof save>>[1];

interface ThingsProps {
  readonly form?: typeof thingForm;
  readonly keep?: number;
  readonly reread?: () => Promise<Thing>;
  readonly onConflict?: 'asks';
}

function Things({ form = thingForm, ...options }: ThingsProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button onClick={() => setOpened(true)}>Открыть</button>
      {opened && (
        <FormDialog
          form={form}
          record={RUM}
          title="Товар"
          submitLabel="Сохранить"
          {...options}
          onClose={() => setOpened(false)}
        >
          {(state) => (
            <>
              <TextInput {...state.text('name')} />
              <NumberField {...state.text('price')} unit="฿" />
              {state.conflict && (
                <button type="button" onClick={() => void state.submit()}>
                  Сохранить моё
                </button>
              )}
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
async function open(props: ThingsProps = {}, answers: Answers = {}) {
  const server = serve(on(save, answers));
  const ui = renderUi(<Things {...props} />);
  await ui.user.click(button('Открыть'));
  await screen.findByRole('dialog');
  return { ...ui, server, sent: () => server.bodies(save) };
}
type User = Awaited<ReturnType<typeof open>>['user'];
const retype = (user: User, name: RegExp, value: string) => user.retype(field(name), value);
/** Changes the name, and presses Save. */
const rename = async (user: User) => {
  await retype(user, /Название/, 'Джин');
  await user.click(button('Сохранить'));
};

it('sends only what changed, and nothing when nothing did, closes, and returns the focus', async () => {
  const { user, sent } = await open();
  await retype(user, /Название/, ' Ром белый ');
  await user.click(button('Сохранить'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([{ item_id: 7, name: 'Ром белый', version: 3 }]);
  expect(button('Открыть')).toHaveFocus();
  await user.click(button('Открыть'));
  await user.click(button('Сохранить'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toHaveLength(1);
});

it('a double click that opens a dialog does not close it; a single click beside it does', async () => {
  await open();
  const overlay = document.querySelector('.overlay') ?? document.body;
  fireEvent.click(overlay, { detail: 2 });
  expect(screen.getByRole('dialog')).toBeVisible();
  fireEvent.click(overlay, { detail: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('the page gets the focus when what opened the dialog is gone', async () => {
  function Once() {
    const [opened, setOpened] = useState(false);
    const close = () => setOpened(false);
    return (
      <main tabIndex={-1}>
        {opened ? (
          <QuestionDialog title="Точно?" submitLabel="Да" onSubmit={() => Promise.resolve()} onClose={close}>
            Да или нет
          </QuestionDialog>
        ) : (
          <button onClick={() => setOpened(true)}>Открыть</button>
        )}
      </main>
    );
  }
  const { user } = renderUi(<Once />);
  await user.click(button('Открыть'));
  await user.click(await screen.findByRole('button', { name: 'Да' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('checks a field on blur, and all on save, which focuses the first invalid one', async () => {
  const { user, sent } = await open();
  expect(field(/Название/)).toHaveAttribute('maxlength', '20');
  await retype(user, /Цена/, '1,234');
  expect(field(/Цена/)).not.toHaveAccessibleDescription(/двух знаков/);
  await user.tab();
  expect(field(/Цена/)).toHaveAccessibleDescription(/Не больше двух знаков после запятой/);
  await user.clear(field(/Название/));
  // Another field is edited; this one is still wrong.
  expect(field(/Цена/)).toHaveAccessibleDescription(/Не больше двух знаков после запятой/);
  await user.click(button('Сохранить'));
  await waitFor(() => expect(field(/Название/)).toHaveFocus());
  expect(field(/Название/)).toHaveAccessibleDescription('Заполните поле');
  expect(sent()).toEqual([]);
});

it('a form disabled until valid names what is missing and shows a wrong number at once', async () => {
  const { user } = await open({ form: strictForm });
  await user.clear(field(/Название/));
  expect(button('Сохранить')).toBeDisabled();
  expect(button('Сохранить')).toHaveAccessibleDescription('Заполните: Название');
  await user.type(field(/Название/), 'Джин');
  await retype(user, /Цена/, 'много');
  expect(field(/Цена/)).toHaveAccessibleDescription(/Нужно число/);
});

it('shows a refusal at its field and keeps the input', async () => {
  const { user } = await open({}, refuse(5, { field: 'name' }));
  await rename(user);
  await waitFor(() => expect(field(/Название/)).toHaveAttribute('aria-invalid', 'true'));
  expect(field(/Название/)).toHaveValue('Джин');
  await waitFor(() => expect(field(/Название/)).toHaveFocus());
  await user.type(field(/Название/), '!');
  expect(field(/Название/)).not.toHaveAttribute('aria-invalid', 'true');
});

it('a second press after a lost reply reuses the key; a changed input gets another', async () => {
  const { user, server, sent } = await open({}, lost);
  await rename(user);
  await screen.findByRole('alert');
  await user.click(button('Сохранить'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  await user.type(field(/Название/), ' сухой');
  await user.click(button('Сохранить'));
  await waitFor(() => expect(sent()).toHaveLength(3));
  const [first, second, third] = server.keys(save);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('cannot be pressed twice', async () => {
  let release = () => {};
  const { user, sent } = await open({}, () => new Promise((resolve) => (release = () => resolve({}))));
  await retype(user, /Название/, 'Джин');
  await user.dblClick(button('Сохранить'));
  release();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toHaveLength(1);
});

it('a conflict shows the other user’s values beside mine, and mine are sent with the new version', async () => {
  const theirs = { ...RUM, price: 20, version: 4 };
  const { user, sent } = await open(
    { reread: () => Promise.resolve(theirs), onConflict: 'asks' },
    inTurn(refuse(5, { field: 'version' }), {}),
  );
  await rename(user);
  await user.click(await screen.findByRole('button', { name: 'Сохранить моё' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ item_id: 7, name: 'Джин', version: 4 });
});

describe('a stored draft', () => {
  it('survives a reload with the key of the attempt whose reply was lost', async () => {
    const { user, server, unmount } = await open({ keep: 7 }, lost);
    await rename(user);
    await screen.findByRole('alert');
    const kept = Object.entries(localStorage) as [string, string][];
    unmount();
    kept.forEach(([key, value]) => localStorage.setItem(key, value));
    const again = await open({ keep: 7 });
    expect(field(/Название/)).toHaveValue('Джин');
    expect(screen.getByText(/Восстановлено/)).toBeVisible();
    await again.user.click(button('Сохранить'));
    await waitFor(() => expect(again.sent()).toHaveLength(1));
    expect(again.server.keys(save)[0]).toBe(server.keys(save)[0]);
  });

  it('goes when it is discarded, after a question, which Escape closes first and which keeps it then', async () => {
    const { user } = await open({ keep: 7 });
    await user.type(field(/Название/), '!');
    expect(Object.keys(localStorage)).toHaveLength(1);
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Изменения не сохранены' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Товар' })).toBeVisible();
    expect(field(/Название/)).toHaveValue('Ром!');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Не сохранять' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('of another form or record is ignored', async () => {
    localStorage.setItem('form:test.save:7::', JSON.stringify({ at: Date.now(), patch: 'nonsense', attempt: null }));
    await open({ keep: 7 });
    expect(field(/Название/)).toHaveValue('Ром');
  });
});

it('Escape closes only the topmost of stacked dialogs', async () => {
  serve();
  function Stacked() {
    const [asks, setAsks] = useState(false);
    return (
      <Dialog title="Нижний" onClose={jest.fn()}>
        <button onClick={() => setAsks(true)}>Удалить</button>
        {asks && (
          <QuestionDialog
            title="Точно?"
            submitLabel="Да"
            onSubmit={() => Promise.resolve()}
            onClose={() => setAsks(false)}
          >
            Товар уйдёт.
          </QuestionDialog>
        )}
      </Dialog>
    );
  }
  const { user } = renderUi(<Stacked />);
  await user.click(await screen.findByRole('button', { name: 'Удалить' }));
  const question = await screen.findByRole('dialog', { name: 'Точно?' });
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Отмена' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Нижний' })).toBeVisible();
  expect(button('Удалить')).toHaveFocus();
});

it('a form inside a dialog of several parts closes the dialog when done', async () => {
  const server = serve(on(save, {}));
  const onClose = jest.fn();
  const { user } = renderUi(
    <Dialog title="Товар" onClose={onClose}>
      <FormContent form={thingForm} record={RUM} submitLabel="Сохранить">
        {(state) => <TextInput {...state.text('name')} />}
      </FormContent>
    </Dialog>,
  );
  await user.type(await screen.findByRole('textbox', { name: /Название/ }), ' белый');
  await user.click(button('Сохранить'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(server.bodies(save)).toHaveLength(1);
});

test('figures that arrive later are no change by the person, in no render between', () => {
  const form = defineForm(saveEmployee, {
    fields: { wages: money('salary.fields.wages') },
    values: ({ wages }: { readonly wages: number }) => ({ wages }),
  });
  const states: { readonly isDirty: boolean; readonly values: object }[] = [];
  function Live({ wages }: { readonly wages: number }) {
    states.push(useFormDraft(form, { record: { wages }, live: true }));
    return null;
  }
  const { rerender } = renderUi(<Live wages={0} />);
  rerender(<Live wages={32_500} />);
  expect(states.at(-1)?.values).toEqual({ wages: 32_500 });
  expect(states.map(({ isDirty }) => isDirty)).not.toContain(true);
});
