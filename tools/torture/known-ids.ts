import type { KnownIds } from './schema-values';
import { jsonOf, type Reply } from './wire';

const MOST = 60;
const LARGEST_BODY = 100_000;

/** Fields that name the same records as another field. */
const ALIASES: readonly (readonly [fields: RegExp, known: string])[] = [
  [/^(id|items|(menu|parent|new|source|target|destination|stock)_id)$/, 'item_id'],
  [/^places$/, 'place_id'],
  [/^employee$/, 'employee_id'],
  [/^(owner|cashier)_id$/, 'user_id'],
  [/^agents$/, 'agent_id'],
  [/^orders$/, 'order_number'],
];
const aliasOf = (field: string): string => ALIASES.find(([fields]) => fields.test(field))?.[1] ?? '';

/** Numbers of records that replies have named, for calls that shall meet real records. */
export function openKnownIds() {
  const byField = new Map<string, number[]>();
  const learn = (value: unknown): void => {
    if (Array.isArray(value)) value.slice(0, MOST).forEach(learn);
    else if (typeof value === 'object' && value !== null)
      for (const [field, inner] of Object.entries(value)) {
        if (!Number.isInteger(inner)) learn(inner);
        else if (/(_id|^id|number|version)$/.test(field)) {
          const numbers = byField.get(field) ?? byField.set(field, []).get(field) ?? [];
          if (!numbers.includes(inner as number)) numbers.push(inner as number);
          if (numbers.length > MOST) numbers.shift();
        }
      }
  };
  const known: KnownIds = (field, at) => {
    const numbers = byField.get(field) ?? byField.get(aliasOf(field)) ?? [];
    return numbers[at % Math.max(1, numbers.length)];
  };
  return {
    known,
    learnFrom(reply: Reply): void {
      if (reply.status === 200 && reply.body.length < LARGEST_BODY) learn(jsonOf(reply));
    },
  };
}
