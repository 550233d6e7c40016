import { brokenBy, refusedWith } from '../../support/broken-by';
import { BREW, startKitchen } from './kitchen';

const at = startKitchen();
/** A recipe of two ingredients with a batch that stands and one that was taken back; a beer batch with a loss. */
let [craft, flour, bread, standing, undone, beer]: number[] = [];

beforeAll(async () => {
  [flour, bread] = [await at.item(50, 30_00), await at.item()];
  const [salt, ale] = [await at.item(5, 20_00), await at.item(0, 0, BREW)];
  craft = await at.craft(bread, 1, { [flour]: 0.7, [salt]: 0.02 });
  ({ batch_id: standing } = await at.add(craft, 3));
  ({ batch_id: undone } = await at.add(craft, 2));
  await at.undo(undone);
  ({ batch_id: beer } = await at.add(await at.craft(ale, 10, { [flour]: 5 }), 9, { is_beer_craft: true }));
});

const MOVES = 'batches = their movements';
const RETURNED = 'batches taken back = movements returned';
const REASON = 'batches give a reason for another yield';
const ITEMS = 'crafts know their items';
const CYCLE = 'no product is made of itself';
const GONE = 'removed crafts take nothing';

const batch = (id = 0) => `where batch_id = ${id}`;
/** Changes of the standing batch, of the batch taken back, of the beer, and of the flour's movement into the first batch. */
const stands = (set: string) => () => `update craft_batches set ${set} ${batch(standing)}`;
const back = (set: string) => () => `update craft_batches set ${set} ${batch(undone)}`;
const brewed = (set: string) => () => `update craft_batches set ${set} ${batch(beer)}`;
const left = (set: string) => () => `update stock_story set ${set} ${batch(standing)} and item_id = ${flour}`;
/** Condition for the movement that returned the flour. */
const returned = () => `${batch(undone)} and kind = 'craft_out_undo' and item_id = ${flour}`;
const line = () => `where craft_id = ${craft} and item_id = ${flour}`;

it.each<readonly [string, () => string, readonly string[]]>([
  ['a batch of another cost', stands('cost = cost + 1'), [MOVES]],
  ['a batch of another yield', stands('quantity = quantity + 1'), [MOVES, REASON]],
  ['a batch of another product', () => brewed(`stock_id = ${flour}`)(), [MOVES]],
  ['a batch without movements', () => `delete from stock_story ${batch(standing)}`, [MOVES]],
  ['an ingredient that left for nothing', left('amount = 0'), [MOVES]],
  ['an ingredient that came in', left('quantity = -quantity, quantity_after = quantity_before - quantity'), [MOVES]],
  ['a second product', left(`kind = 'craft_in'`), [MOVES]],
  ['a batch that only says that it was taken back', stands('undone_at = now()'), [RETURNED]],
  ['a batch that stands although its goods returned', back('undone_at = null'), [RETURNED]],
  ['an ingredient that did not return', () => `delete from stock_story ${returned()}`, [RETURNED]],
  [
    'an ingredient that returned at another value',
    () => `update stock_story set amount = amount + 1 ${returned()}`,
    [RETURNED],
  ],
  ['a beer batch that is none', brewed('is_beer_craft = false'), [REASON]],
  ['a removed ingredient', () => `update stock_items set removed_at = now() where item_id = ${flour}`, [ITEMS]],
  ['a product that is a folder', () => `update crafts set stock_id = ${BREW} where craft_id = ${craft}`, [ITEMS]],
  ['a product that takes itself', () => `update craft_ingredients set item_id = ${bread} ${line()}`, [CYCLE]],
  ['a removed craft with a recipe', () => `update crafts set removed_at = now() where craft_id = ${craft}`, [GONE]],
])('catches %s', async (_, fault, rules) => {
  const broken = (await brokenBy(at.database, fault())).filter((rule) => /craft|batch|product/.test(rule));
  expect(broken.toSorted()).toEqual([...rules].toSorted());
});

describe('the database refuses', () => {
  /** A copy of the batches, without movements. */
  const copy = (columns: string) =>
    `insert into craft_batches (craft_id, stock_id, craft_name, measure_id, planned_quantity, quantity, cost)
     select craft_id, stock_id, craft_name, measure_id, planned_quantity, ${columns} from craft_batches`;
  const again = () => `insert into craft_ingredients values (${craft}, ${flour}, 1, 9)`;
  it.each<readonly [string, () => string, string]>([
    ['a batch of another cost', () => 'update craft_batches set cost = cost + 1', 'is final'],
    ['a deleted batch', () => 'delete from craft_batches', 'is final'],
    ['all batches deleted', () => 'truncate craft_batches cascade', 'append-only'],
    ['a batch taken back twice', back('undone_at = now()'), 'is final'],
    ['a batch that is no longer taken back', back('undone_at = null'), 'is final'],
    ['a batch taken back without its movements', stands('undone_at = now()'), 'differs from its movements'],
    ['a batch without movements', () => `${copy('quantity, cost')} ${batch(standing)}`, 'differs from its movements'],
    ['a batch of nothing', () => copy('0, cost'), 'craft_batches_quantity'],
    ['an ingredient of nothing', () => 'update craft_ingredients set item_quantity = 0', 'craft_ingredients_quantity'],
    ['an ingredient twice', again, 'craft_ingredients_craft_id_item_id_pk'],
    ['an output below nothing', () => 'update crafts set output_quantity = -1', 'crafts_output'],
    ['another status', () => 'update crafts set status = 1', 'crafts_status'],
    ['a shelf life of nothing', () => 'update crafts set shelf_life_hours = 0', 'crafts_shelf_life'],
  ])('%s', async (_, change, refusal) => {
    expect(await refusedWith(at.database, change())).toContain(refusal);
  });
});
