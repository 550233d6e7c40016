import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@/__tests__/support/render';
import type { Server } from '@/__tests__/support/serve';
import { CraftDialog, type CraftDialogProps } from '@/components/sections/craft/craft-dialog';
import { SAUCE, serveRecipes } from './recipes';

export const box = (name: string) => screen.getByRole('textbox', { name });
export const total = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

function Screen(props: Omit<CraftDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <CraftDialog {...props} onClose={() => setOpen(false)} />;
}

/** The dialog of a craft at one of its tabs, with its recipe loaded. */
export async function open(
  prepare: (server: Server) => void = () => {},
  { craft = SAUCE, beer = false, readOnly = false }: Partial<CraftDialogProps> = {},
  tab = 'Ингредиенты',
) {
  const server = serveRecipes();
  prepare(server);
  const ui = renderUi(<Screen craft={craft} beer={beer} readOnly={readOnly} />, { toasts: true });
  const { user } = ui;
  await user.click(await screen.findByRole('tab', { name: tab }));
  return {
    server,
    sent: server.bodies,
    ...ui,
    save: () => user.click(screen.getByRole('button', { name: 'Сохранить' })),
    retype: (name: string, text: string) => user.retype(box(name), text),
  };
}
