import { screen, waitFor, within } from '@testing-library/react';
import { MenuScreen } from '@/components/sections/menu/menu-screen';
import type { MenuFolder } from '@/lib/sections/menu/contract/menu';
import { inMain } from '../in-main';
import type { TestOffers } from '../../support/offers';
import { renderUi } from '../../support/render';
import { serveEditable } from './edited-venue';

export const grid = () => screen.getByRole('grid');
export const row = (name: RegExp) => within(grid()).getByRole('row', { name });
export const noRow = (name: RegExp) => expect(within(grid()).queryByRole('row', { name })).not.toBeInTheDocument();
export const item = (name: string | RegExp) => screen.findByRole('menuitem', { name });
export const choice = (name: string | RegExp) => screen.findByRole('menuitemradio', { name });
export const address = () => new URLSearchParams(window.location.search);

/** The menu screen, for an editor by default, over a server that accepts every change. */
export async function openEditable(at = '/menu?folder=20', tree: MenuFolder[] = [], offers: TestOffers = {}) {
  const served = serveEditable(tree);
  const ui = renderUi(inMain(<MenuScreen />), { at, offers, toasts: true });
  await waitFor(() => expect(grid()).toHaveAttribute('aria-busy', 'false'));
  const menuOf = async (name: string) => {
    await ui.user.pointer({ keys: '[MouseRight]', target: within(grid()).getByTitle(name) });
    return screen.findByRole('menu');
  };
  return { ...served, ...ui, menuOf };
}
