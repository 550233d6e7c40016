import * as crafts from '@/lib/sections/craft/contract/craft';
import { batchStory, listBatches, undoBatch } from '@/lib/sections/craft/contract/batches';
import { craftHistory } from '@/lib/sections/craft/contract/card';
import type { CraftAction } from '@/lib/contract/access';
import { MAX_PERMISSION, permissionsOf } from '@/lib/rights/permissions';
import { BREW, KITCHEN, startKitchen } from './kitchen';
import type { Ask } from '../../support/ask';

const PEOPLE = {
  viewer: permissionsOf(['ProgramLogin', 'StockView']),
  cook: permissionsOf(['ProgramLogin', 'StockView', 'StockAdd']),
  editor: permissionsOf(['ProgramLogin', 'StockView', 'StockEdit']),
  adder: permissionsOf(['ProgramLogin', 'StockAdd', 'StockEdit']),
  chef: permissionsOf(['ProgramLogin', 'StockView']),
  brewer: permissionsOf(['ProgramLogin', 'BeerCraft']),
  stockist: permissionsOf(['ProgramLogin', 'BeerCraft', 'StockView', 'StockAdd', 'StockEdit']),
  visitor: permissionsOf(['ProgramLogin']),
  everyone: MAX_PERMISSION,
  localhost: MAX_PERMISSION,
  nobody: permissionsOf(['ProgramLogin', 'MenuView', 'OrdersView']),
} as const;
type Login = keyof typeof PEOPLE;
const LOGINS = Object.keys(PEOPLE) as Login[];

const IN_KITCHEN: Readonly<Record<CraftAction, readonly Login[]>> = {
  read: ['viewer', 'cook', 'editor', 'chef', 'everyone'],
  add: ['cook', 'everyone'],
  edit: ['editor', 'chef', 'everyone'],
  admin: ['chef'],
};
const IN_BREWERY: readonly Login[] = ['brewer', 'stockist', 'visitor', 'everyone'];

const at = startKitchen();
const as = new Map<Login, Ask>();
/** A craft and a batch of each place. */
const made = { kitchen: { craft_id: 0, batch_id: 0 }, brewery: { craft_id: 0, batch_id: 0 } };
type Place = keyof typeof made;
let item: number;

beforeAll(async () => {
  item = await at.item(1000, 10_00);
  for (const place of ['kitchen', 'brewery'] as const) {
    const craft_id = await newCraft(place, { [item]: 0.1 });
    made[place] = { craft_id, batch_id: (await at.add(craft_id, 1)).batch_id ?? 0 };
  }
  for (const login of LOGINS) {
    await at.addUser(login, PEOPLE[login]);
    as.set(login, at.signedIn(login));
  }
});

const FOLDERS = { kitchen: KITCHEN, brewery: BREW } as const;
const NEW = { name: 'Новое', create_new_stock_item: true };
const newCraft = async (place: Place, recipe: Readonly<Record<number, number>> = {}) =>
  at.craft(await at.item(0, 0, FOLDERS[place]), 1, recipe);
const newBatch = async (place: Place) => ({ batch_id: (await at.add(made[place].craft_id, 1)).batch_id ?? 0 });
/** A call's body about the craft of a place. */
const about = <T extends object>(place: Place, rest?: T) => ({
  body: { craft_id: made[place].craft_id, ...(rest as T) },
});
/** A call of each action on the craft of a place. */
const CALLS: readonly (readonly [name: string, CraftAction, (ask: Ask, place: Place) => Promise<unknown>])[] = [
  ['ingredients', 'read', (ask, place) => ask(crafts.craftIngredients, about(place))],
  ['history', 'read', (ask, place) => ask(craftHistory, about(place))],
  ['batches', 'read', (ask, place) => ask(listBatches, { body: { beer: place === 'brewery', page: 1, count: 10 } })],
  ['batchStory', 'read', (ask, place) => ask(batchStory, { body: { batch_id: made[place].batch_id } })],
  ['add', 'add', (ask, place) => ask(crafts.addCraft, about(place, { quantity: 1, forced: false }))],
  ['undo', 'add', async (ask, place) => ask(undoBatch, { body: await newBatch(place) })],
  ['save', 'edit', (ask, place) => ask(crafts.saveCraft, about(place, { new_method: 'Варить' }))],
  ['create', 'admin', (ask, place) => ask(crafts.createCraft, { body: { ...NEW, stock_id: FOLDERS[place] } })],
  ['delete', 'admin', async (ask, place) => ask(crafts.deleteCraft, { body: { craft_id: await newCraft(place) } })],
];

const CASES = CALLS.flatMap((call) =>
  (['kitchen', 'brewery'] as const).map((place) => [call[0], place, call] as const),
);
it.each(CASES)('%s in the %s is for those who may, and for the admin', async (_, place, [, action, call]) => {
  expect(await at.refused(call(at.ask, place))).toBeNull();
  const allowed = place === 'kitchen' ? IN_KITCHEN[action] : IN_BREWERY;
  for (const login of LOGINS) {
    const told = await at.refused(call(as.get(login)!, place));
    expect([login, told?.split(' ')[0] ?? null]).toEqual([login, allowed.includes(login) ? null : '3']);
  }
});

it('the list has the crafts whose place the reader may see', async () => {
  const { kitchen, brewery } = made;
  for (const login of LOGINS) {
    const seen = [IN_KITCHEN.read.includes(login) && kitchen, IN_BREWERY.includes(login) && brewery].filter(Boolean);
    const asked = as.get(login)!(crafts.listCrafts, { body: {} });
    if (seen.length === 0) expect(await at.refused(asked)).toMatch(/^3 /);
    else {
      const ids = (await asked).items.map(({ craft_id }) => craft_id);
      expect([login, [kitchen, brewery].filter(({ craft_id }) => ids.includes(craft_id))]).toEqual([login, seen]);
    }
  }
});

it('a brewer without StockView has prices of what a recipe may take, and what is lacking', async () => {
  const brewer = as.get('brewer')!;
  const { items } = await brewer(crafts.listCraftItems, { body: {} });
  expect(items.find(({ item_id }) => item_id === item)).toMatchObject({ prime_cost: 10 });
  const { craft_id } = made.brewery;
  const lines = await brewer(crafts.craftIngredients, { body: { craft_id } });
  expect(lines.items).toMatchObject([{ item_id: item, prime_cost: 10 }]);
  const lack = await brewer(crafts.addCraft, { body: { craft_id, quantity: 1e6, forced: false } });
  expect(lack.items).toMatchObject([{ item_id: item, required_quantity: 100_000 }]);
  // The cost of dishes is hidden without StockView.
  const added = await brewer(crafts.addCraft, { body: { craft_id, quantity: 1, forced: false } });
  expect(Object.keys(added)).toEqual(['batch_id']);
});

it('a brewer who puts an item of the kitchen into a new craft is refused', async () => {
  const body = { name: 'Эль', create_new_stock_item: false, stock_id: item };
  expect(await at.refused(as.get('brewer')!(crafts.createCraft, { body }))).toMatch(/^3 /);
});
