import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { z } from '#zod';
import { FormDialog } from '@/components/form/form-dialog';
import { NumberField } from '@/components/form/number-field';
import { QuestionDialog } from '@/components/form/question-dialog';
import { TextInput } from '@/components/ui/text-input';
import { endpointsOf } from '@/lib/contract/endpoint';
import { BahtInput, Id } from '@/lib/contract/primitives';
import { defineForm } from '@/lib/forms/define';
import { money, text } from '@/lib/forms/field';
import { renderUi } from '@/__tests__/support/render';
import { lost, on, serve } from '@/__tests__/support/serve';
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
const thingForm = defineForm(save, {
  fields: { name: text('stockItem.fields.name'), price: money('stockItem.fields.stock_price') },
  values: ({ name, price }: Thing) => ({ name, price }),
  fixed: ({ item_id }) => ({ item_id }),
  version: ({ version }) => version,
  changesOnly: '',
});
const RUM: Thing = { item_id: 7, name: 'Ром', price: 12.5, version: 3 };

interface ThingsProps {
  readonly keep?: number;
}

function Things(props: ThingsProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button onClick={() => setOpened(true)}>Открыть</button>
      {opened && (
        <FormDialog
          form={thingForm}
          record={RUM}
          title="Товар"
          submitLabel="Сохранить"
          {...props}
          onClose={() => setOpened(false)}
        >
          {(state) => (
            <>
              <TextInput {...state.text('name')} />
              <NumberField {...state.text('price')} unit="฿" />
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
async function open(props: ThingsProps = {}, answers: Parameters<typeof on<typeof save>>[1] = {}) {
  const server = serve(on(save, answers));
  const ui = renderUi(<Things {...props} />);
  await ui.user.click(button('Открыть'));
  await screen.findByRole('dialog');
  return { ...ui, server, sent: () => server.bodies(save) };
}

it('sends only what changed, and nothing when nothing did, closes, and returns the focus', async () => {
  const { user, sent } = await open();
  await user.retype(field(/Название/), ' Ром белый ');
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
  await user.retype(field(/Цена/), '1,234');
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

it('a second press after a lost reply reuses the key; a changed input gets another', async () => {
  const { user, server, sent } = await open({}, lost);
  await user.retype(field(/Название/), 'Джин');
  await user.click(button('Сохранить'));
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

it('a stored draft goes when it is discarded, after a question, which Escape closes first and which keeps it then', async () => {
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

it('a stored draft of another form or record is ignored', async () => {
  localStorage.setItem('form:test.save:7::', JSON.stringify({ at: Date.now(), patch: 'nonsense', attempt: null }));
  await open({ keep: 7 });
  expect(field(/Название/)).toHaveValue('Ром');
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
