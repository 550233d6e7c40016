import { z } from 'zod';
import type { Access } from '@/lib/contract/access';
import { mayAccess, permissionsOf, type Person, type SpecialLogins } from '@/lib/rights/permissions';
import { readSettings, specialLoginsOf } from '@/lib/env';

/** A venue that names one login in each list. */
export const STANDING = specialLoginsOf(
  readSettings({ CRAFT_ADMINS: 'craftadmin', SALARY_EDITORS: 'editor', BEER_CRAFT_VIEWERS: 'viewer' }),
);

/** Weakest people who pass a rule, besides the admin; somebody without rights for the till and before the sign-in. */
export function weakest(access: Access, special: SpecialLogins): Person[] {
  const bare = { login: 'anna', permissions: permissionsOf([]) };
  if (typeof access === 'string') return [bare];
  if ('either' in access) return access.either.flatMap((rule) => weakest(rule, special));
  const held = 'anyOf' in access ? access.anyOf.map((flag) => [flag]) : 'flags' in access ? [access.flags] : [];
  const named = 'logins' in access ? special[access.logins] : [];
  return [
    ...['anna', 'localhost'].flatMap((login) => held.map((flags) => ({ login, permissions: permissionsOf(flags) }))),
    ...named.filter((login) => login !== special.adminLogin).map((login) => ({ ...bare, login })),
  ].filter((person) => mayAccess(person, access, special));
}

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const NONE: ReadonlySet<string> = new Set();

/**
 * Names of all fields of a reply that may hold a number, at any depth; a list of numbers by the name of the list. Without
 * `hidden` fields and what is inside them.
 */
export function numbersIn(reply: z.ZodType, hidden = NONE): string[] {
  const whole = z.toJSONSchema(reply, { unrepresentable: 'any', io: 'output' });
  const found = new Set<string>();
  const walked = new Set<string>();
  const walk = (schema: unknown, name: string): void => {
    if (Array.isArray(schema)) schema.forEach((one) => walk(one, name));
    if (!isSchema(schema) || Array.isArray(schema)) return;
    if ([schema['type']].flat().some((type) => type === 'number' || type === 'integer')) found.add(name);
    for (const part of ['items', 'prefixItems', 'additionalProperties', 'anyOf', 'oneOf', 'allOf'])
      walk(schema[part], name);
    for (const [key, part] of Object.entries(schema['properties'] ?? {})) if (!hidden.has(key)) walk(part, key);
    const { $ref: ref } = schema;
    if (typeof ref !== 'string' || walked.has(`${ref} ${name}`)) return;
    walked.add(`${ref} ${name}`);
    walk(ref === '#' ? whole : whole.$defs?.[ref.replace('#/$defs/', '')], name);
  };
  walk(whole, '');
  return [...found];
}
