import { z } from 'zod';
import type { Access } from '@/lib/contract/permission';
import { mayAccess, permissionsOf, type Person, type Standing } from '@/lib/domain/permissions';

/** Weakest people who pass a rule; nobody for one that the record decides. */
export function weakest(access: Access, standing: Standing): Person[] {
  if (typeof access === 'string')
    return access === 'signed-in' ? [{ login: 'anna', permissions: permissionsOf([]) }] : [];
  const held = 'anyOf' in access ? access.anyOf.map((flag) => [flag]) : 'flags' in access ? [access.flags] : [];
  return ['anna', 'localhost']
    .flatMap((login) => held.map((flags) => ({ login, permissions: permissionsOf(flags) })))
    .filter((person) => mayAccess(person, access, standing));
}

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Names of all fields of a reply that may hold a number, at any depth; a list of numbers by the name of the list. */
export function numbersIn(reply: z.ZodType): string[] {
  const found = new Set<string>();
  const walk = (schema: unknown, name: string): void => {
    if (Array.isArray(schema)) schema.forEach((one) => walk(one, name));
    if (!isSchema(schema) || Array.isArray(schema)) return;
    if ([schema['type']].flat().some((type) => type === 'number' || type === 'integer')) found.add(name);
    for (const part of ['items', 'prefixItems', 'additionalProperties', 'anyOf', 'oneOf', 'allOf'])
      walk(schema[part], name);
    for (const [key, part] of [schema['properties'], schema['$defs']].flatMap((one) => Object.entries(one ?? {})))
      walk(part, key);
  };
  walk(z.toJSONSchema(reply, { unrepresentable: 'any', io: 'output' }), '');
  return [...found];
}
