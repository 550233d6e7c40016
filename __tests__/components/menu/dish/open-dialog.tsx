import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { TestOffers } from '@/__tests__/support/offers';
import { renderUi } from '@/__tests__/support/render';
import { DishDialog } from '@/components/sections/menu/dish/dish-dialog';
import type { DishTarget } from '@/components/sections/menu/dish/dish-types';
import { saveItem } from '@/lib/sections/menu/contract/edit';
import { openKitchen, type Kitchen } from './kitchen';

export const EDIT: DishTarget = { kind: 'edit', item_id: 101 };
export const SAVE = saveItem;

export function Screen({ target, onSaved }: { target: DishTarget; onSaved?: (id: number) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Открыть</button>
      {open && <DishDialog target={target} onClose={() => setOpen(false)} onSaved={onSaved} />}
    </>
  );
}

export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
/** Presses Save and waits until the dialog is closed. */
export async function save(user: UserEvent) {
  await user.click(button('Сохранить'));
  await gone();
}

/** Fills what a new dish requires. */
export async function fillNew(user: UserEvent, name = 'Борщ') {
  await user.type(field(/^Название$/), name);
  await user.type(field(/Цена в меню/), '190');
  await user.type(field('Описание'), 'Со сметаной');
}

/** The dialog, opened by a button as from the list, with its dish loaded. */
export async function open(
  target: DishTarget = EDIT,
  prepare: (kitchen: Kitchen) => void = () => {},
  offers: TestOffers = {},
) {
  const served = openKitchen();
  prepare(served.kitchen);
  const saved: number[] = [];
  const ui = renderUi(<Screen target={target} onSaved={(id) => saved.push(id)} />, { offers });
  await ui.user.click(screen.getByRole('button', { name: 'Открыть' }));
  await screen.findByRole('tab', { name: 'Свойства' });
  const retype = (name: string | RegExp, text: string) => ui.user.retype(field(name), text);
  return { ...served, ...ui, saved, retype };
}
