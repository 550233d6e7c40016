import { screen, within } from '@testing-library/react';
import { UsersScreen } from '@/components/sections/users/users-screen';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import type { TestOffers } from '../../support/offers';
import { renderUi } from '../../support/render';

/** Every right but that of the salary, which is private. */
export const READER: TestOffers = { permissions: MAX_PERMISSION, localhost: true };

export const open = (at = '/settings/users', offers = READER) =>
  renderUi(<UsersScreen />, { at, offers, toasts: true });
export type User = ReturnType<typeof open>['user'];

export const rowOf = (login: string) => screen.findByRole('row', { name: new RegExp(`^${login}`) });
export const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Chooses an entry of the menu of an account. */
export async function choose(user: User, login: string, name: string) {
  await user.pointer({ keys: '[MouseRight]', target: await rowOf(login) });
  await user.click(await screen.findByRole('menuitem', { name }));
}
