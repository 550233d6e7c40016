import 'server-only';
import { z } from 'zod';
import { askOutside, type OutsideCall } from '@/lib/bff/outside';
import type { UpstreamContext } from '@/lib/bff/upstream';
import { CODE, ProblemError } from '@/lib/contract/problem';
import type { Catalogue } from './catalogue';
import type { ExportCategory } from '../contract';

const TIMEOUT_MS = 10_000;
const REPLY_LIMIT = 1024 * 1024;

interface Exchange extends Pick<OutsideCall, 'failed' | 'init'> {
  readonly catalogue: Catalogue;
  readonly path: '/categories' | '';
}

function addressOf({ url, token }: Catalogue, path: Exchange['path']): URL {
  const address = new URL(url);
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/export${path}`;
  address.searchParams.set('tokenId', token);
  return address;
}

/** Calls a catalogue and returns its JSON. @throws ProblemError as `askOutside` does */
const exchange = ({ catalogue, path, ...call }: Exchange, context: UpstreamContext): Promise<unknown> =>
  askOutside(
    {
      ...call,
      address: addressOf(catalogue, path),
      name: 'catalogue',
      fields: { catalogue: catalogue.target, path },
      timeoutMs: TIMEOUT_MS,
      replyLimit: REPLY_LIMIT,
    },
    context,
  );

/** Failure texts of the export dialog (docs/domain.md, Menu). */
export const NO_CATEGORIES = 'Unable to load categories list';
export const NOT_EXPORTED = 'Unable to export items';

const id = z
  .union([z.string().min(1).max(200), z.number()])
  .optional()
  .catch(undefined);
const Category = z.object({ category_id: id, id, item_id: id, name: z.string().trim().min(1) });
const List = z.array(z.unknown());
const Categories = z.union([List, z.object({ categories: List }), z.object({ items: List })]);
const Outcome = z.object({ status: z.unknown() });

const statusOf = (json: unknown): unknown => Outcome.safeParse(json).data?.status;

/**
 * Categories of a catalogue, in its order. Entries without a name or id are left out.
 * @throws ProblemError for every refusal, silence, foreign format or reply without a list.
 */
export async function fetchCategories(catalogue: Catalogue, context: UpstreamContext): Promise<ExportCategory[]> {
  const failed = NO_CATEGORIES;
  const json = await exchange({ catalogue, path: '/categories', failed }, context);
  // A list without a status counts as success.
  const status = statusOf(json);
  if (typeof status === 'string' && status !== 'ok') throw new ProblemError(CODE.upstreamFailed, failed);
  const list = Categories.safeParse(json).data;
  if (!list) throw new ProblemError(CODE.drift, failed);
  const entries = Array.isArray(list) ? list : 'categories' in list ? list.categories : list.items;
  const known = new Map<string, ExportCategory>();
  for (const entry of entries) {
    const category = Category.safeParse(entry).data;
    const category_id = category?.category_id ?? category?.id ?? category?.item_id;
    if (!category || category_id === undefined) continue;
    const key = JSON.stringify(category_id);
    if (!known.has(key)) known.set(key, { category_id, name: category.name });
  }
  if (entries.length > 0 && known.size === 0) throw new ProblemError(CODE.drift, failed);
  return [...known.values()];
}

export interface Shipment {
  readonly category: ExportCategory['category_id'];
  /** Ids of dishes. An outside catalogue looks them up in the menu. */
  readonly items: readonly number[];
  /** Sent to our own catalogue only. */
  readonly login: string;
}

/**
 * Sends dishes into a category of a catalogue.
 * @throws ProblemError unless the catalogue answers with status ok.
 */
export async function sendItems(
  catalogue: Catalogue,
  { category, items, login }: Shipment,
  context: UpstreamContext,
): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    ...(context.idempotencyKey && { 'idempotency-key': context.idempotencyKey }),
    ...(catalogue.own && { 'x-sent-by': encodeURIComponent(login) }),
  };
  const body = JSON.stringify({ token: catalogue.token, category, items });
  const init = { method: 'POST', headers, body } as const;
  const json = await exchange({ catalogue, path: '', failed: NOT_EXPORTED, init }, context);
  if (statusOf(json) !== 'ok') throw new ProblemError(CODE.upstreamFailed, NOT_EXPORTED);
}
