import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { InlineField } from '@/components/form/inline-field';
import { useKeptCell } from '@/components/form/use-kept-cell';
import { renameItemForm } from '@/lib/sections/menu/forms';
import { renderUi } from '../../support/render';
import { on, serve } from '../../support/serve';

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

/** Leaves what is typed into the cell of a row unsaved, as an ended session does. */
async function leave(name: string, typed: string) {
  const { user } = renderUi(<List shown={ROWS.filter((row) => row.name === name)} />);
  await user.click(screen.getByRole('button', { name }));
  await user.retype(screen.getByRole('textbox'), typed);
  // The page is removed without a blur.
  act(() => document.body.replaceChildren());
  cleanup();
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
