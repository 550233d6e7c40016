import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isStandInToken } from '@/lib/http/stand-in-token';
import { ExportTarget, exportItems, readCatalogue } from '@/lib/sections/catalogue/contract';
import { refusal } from '@/lib/contract/refusals';
import { groupBy } from '@/lib/domain/group-by';
import type { Database } from '../db/open';
import { once } from '../http/command';
import { type Caller, route } from '../http/route';
import { findLogin } from '../people/accounts';
import { keepExport, latestDishes } from './catalogue-store';

interface Category {
  readonly category_id: number;
  readonly name: string;
}

const numbered = (...names: string[]): Category[] => names.map((name, index) => ({ category_id: index + 1, name }));

/** Categories of the stand-in catalogues, in both languages: an outside catalogue has its own names. */
const CATALOGUE_CATEGORIES: Readonly<Record<ExportTarget, readonly Category[]>> = {
  cannabis: numbered(
    'Соцветия / Flowers',
    'Джойнты / Pre-rolls',
    'Съедобное / Edibles',
    'Напитки / Drinks',
    'Аксессуары / Accessories',
  ),
  karaoke: numbered(
    'Закуски / Snacks',
    'Горячее / Hot dishes',
    'Пиво / Beer',
    'Коктейли / Cocktails',
    'Крепкое / Spirits',
    'Вино / Wine',
    'Безалкогольное / Soft drinks',
    'Кальян / Hookah',
  ),
};

const Params = z.object({ target: ExportTarget });
const Sent = z.object({ token: z.string(), category: z.int(), items: exportItems.body.shape.items });

const refuseToken = (): never => {
  throw refusal('wrongToken');
};

/** The sender, as the app names it. An outside catalogue never receives it. */
async function senderOf(request: FastifyRequest, db: Database['db']): Promise<Caller | null> {
  const login = new URLSearchParams(`login=${String(request.headers['x-sent-by'] ?? '')}`).get('login') ?? '';
  const user = await findLogin(db, login);
  return user ? { user_id: user.user_id, login: user.login, permissions: user.permissions } : null;
}

/**
 * Our own catalogue at `/catalogue/:target`, a stand-in for an outside one with the same protocol. It stores exports,
 * which `readCatalogue` shows. Closed without a secret.
 */
export function catalogueRoutes(api: FastifyInstance, { db }: Database, secret: string | undefined): void {
  route(api, readCatalogue, async ({ input: { params } }) => {
    const dishes = groupBy(await latestDishes(db, params.target), ({ category_id }) => category_id);
    const categories = CATALOGUE_CATEGORIES[params.target].map((category) => ({
      ...category,
      dishes: (dishes.get(category.category_id) ?? []).map(({ category_id: _, ...dish }) => dish),
    }));
    return { categories };
  });

  void api.register(
    (app, _options, done) => {
      const isRight = (token: unknown, target: ExportTarget) =>
        secret !== undefined && isStandInToken(token, secret, `catalogue ${target}`);
      // Runs before the body is read, and before the log has a line with the token.
      app.addHook('onRequest', (request, _reply, next) => {
        const { data } = Params.safeParse(request.params);
        const { tokenId } = request.query as { tokenId?: unknown };
        if (!data || !isRight(tokenId, data.target)) return refuseToken();
        next();
      });
      const quiet = { logLevel: 'warn', schema: { params: Params } } as const;

      app.get<{ Params: z.output<typeof Params> }>('/export/categories', quiet, ({ params }) => ({
        status: 'ok',
        categories: CATALOGUE_CATEGORIES[params.target],
      }));

      app.post<{ Params: z.output<typeof Params>; Body: z.output<typeof Sent> }>(
        '/export',
        { ...quiet, schema: { ...quiet.schema, body: Sent } },
        async (request) => {
          const { target } = request.params;
          const { token, category, items } = request.body;
          if (!isRight(token, target)) refuseToken();
          if (!CATALOGUE_CATEGORIES[target].some(({ category_id }) => category_id === category))
            throw refusal('noSuchExportCategory', 'category');
          request.caller = await senderOf(request, db);
          // A key belongs to a user; without one, a repeated export is stored twice and shown once.
          if (!request.caller) delete request.headers['idempotency-key'];
          const user_id = request.caller?.user_id ?? null;
          return once(db, { id: 'catalogue.export' }, { request }, { category, items }, async (tx) => {
            await keepExport(tx, { target, category_id: category, items, user_id });
            return { status: 'ok' };
          });
        },
      );
      done();
    },
    { prefix: '/catalogue/:target' },
  );
}
