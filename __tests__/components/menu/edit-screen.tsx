import { act, screen, waitFor, within } from '@testing-library/react';
import { toasts } from '@/components/ui/toast-store';
import { Toasts } from '@/components/ui/toasts';
import { MenuScreen } from '@/components/sections/menu/menu-screen';
import type { MenuFolder } from '@/lib/sections/menu/contract/menu';
import { renderUi } from '../../support/render';
import { serveEditable } from './edited-venue';

export const clearToasts = (): void => act(() => toasts.clean());

export const grid = () => screen.getByRole('grid');
export const row = (name: RegExp) => within(grid()).getByRole('row', { name });
export const noRow = (name: RegExp) => expect(within(grid()).queryByRole('row', { name })).not.toBeInTheDocument();
export const item = (name: string | RegExp) => screen.findByRole('menuitem', { name });
export const choice = (name: string | RegExp) => screen.findByRole('menuitemradio', { name });
export const address = () => new URLSearchParams(window.location.search);

/** The menu screen for an editor, over a server that accepts every change. */
export async function openEditable(at = '/menu?folder=20', tree: MenuFolder[] = []) {
  const served = serveEditable(tree);
  const ui = renderUi(
    <>
      <Toasts />
      <main id="main">
        <MenuScreen />
      </main>
    </>,
    { at },
  );
  await waitFor(() => expect(grid()).toHaveAttribute('aria-busy', 'false'));
  const menuOf = async (name: string) => {
    await ui.user.pointer({ keys: '[MouseRight]', target: within(grid()).getByTitle(name) });
    return screen.findByRole('menu');
  };
  return { ...served, ...ui, menuOf };
}
