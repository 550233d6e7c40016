import { FLAGS, type Flag } from '@/lib/contract/access';
import type { UserRow } from '../contract/rows';
import { MAX_PERMISSION, NO_PERMISSION } from '@/lib/rights/permissions';
import { differenceOf, flagsOf, presetOf } from '@/lib/rights/rights';
import type { MessageKey, Words } from '@/lib/lists/list';

/** Differences from a role that are named one by one. */
const MOST_NAMED = 3;

/** Name of a role; that of the server for a role that only a legacy server knows. */
export function roleText({ role_name, category_id }: Pick<UserRow, 'role_name' | 'category_id'>, words: Words): string {
  const key = `staffRights.roles.${role_name}` as MessageKey;
  if (words.has(key)) return words(key);
  return role_name || words('users.roleNumber', { id: String(category_id) });
}

const namesOf = (flags: readonly Flag[], words: Words): string =>
  flags.map((flag) => words(`staffRights.short.${flag}`)).join(', ');

/** Added and removed rights in words. */
export const changesText = ({ added, removed }: ReturnType<typeof differenceOf>, words: Words): string =>
  [
    ...added.map((flag) => words('staffRights.words.added', { right: words(`staffRights.short.${flag}`) })),
    ...removed.map((flag) => words('staffRights.words.removed', { right: words(`staffRights.short.${flag}`) })),
  ].join(' ');

/** Number of rights that differ from those of the role; undefined for a role without a preset. */
export function differencesFromRole({ permissions, role_name }: UserRow): number | undefined {
  const preset = presetOf(role_name);
  if (preset === undefined) return undefined;
  const { added, removed } = differenceOf(preset, permissions);
  return added.length + removed.length;
}

/** Rights of an account in a few words: those of its role and what differs. */
export function rightsText(user: UserRow, words: Words): string {
  const { permissions, role_name } = user;
  if (permissions === MAX_PERMISSION) return words('staffRights.words.all');
  if (permissions === NO_PERMISSION) return words('staffRights.words.none');
  const preset = presetOf(role_name);
  if (preset === undefined) return words('staffRights.words.count', { count: flagsOf(permissions).length });
  const role = roleText(user, words);
  const { added, removed } = differenceOf(preset, permissions);
  const count = added.length + removed.length;
  if (count === 0) return words('staffRights.words.asRole', { role });
  if (count > MOST_NAMED) return words('staffRights.words.manyDiffer', { role, count });
  return words('staffRights.words.differs', { role, changes: changesText({ added, removed }, words) });
}

/** All rights of an account by name, for a hint: what it has over its role and what it lacks of it. */
export function everyRight({ permissions, role_name }: UserRow, words: Words): string {
  const preset = presetOf(role_name);
  const held = flagsOf(permissions);
  if (preset === undefined || preset === permissions) {
    if (held.length === 0 || held.length === FLAGS.length) return '';
    return words('staffRights.words.given', { rights: namesOf(held, words) });
  }
  const { added, removed } = differenceOf(preset, permissions);
  return [
    ...(added.length > 0 ? [words('staffRights.words.over', { rights: namesOf(added, words) })] : []),
    ...(removed.length > 0 ? [words('staffRights.words.under', { rights: namesOf(removed, words) })] : []),
  ].join('. ');
}
