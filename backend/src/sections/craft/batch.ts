import type { addCraft, CraftAdded, LackItem } from '@/lib/sections/craft/contract/craft';
import type { InputOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import { isBeerCraft, takenFor } from '@/lib/sections/craft/rules/craft';
import { reserve } from '../../db/insert-rows';
import type { Transaction } from '../../db/open';
import { craftBatches } from '../../db/schema';
import type { CraftRecord } from '../../ledger/crafts/find';
import { movedCosts } from '../../ledger/stock/cost-moves';
import { openLedger, type StockLedger } from '../../ledger/stock/ledger';
import { requireWhole } from '../../ledger/stock/pieces';
import { ingredientsOf } from './recipe';

type AddBody = InputOf<typeof addCraft>['body'];

/** An ingredient with the quantity that a batch takes. */
interface Taken {
  readonly item_id: number;
  readonly name: string;
  readonly quantity: number;
}

/** Planned and real yield of a batch. A beer batch is planned to yield the output of the list, where it is known. */
function yields(craft: CraftRecord, body: AddBody): { readonly planned: number; readonly real: number } {
  const real = body.real_quantity ?? body.quantity;
  requireWhole(craft.measure_id, body.quantity, 'quantity');
  requireWhole(craft.measure_id, real, 'real_quantity');
  if (body.is_beer_craft) return { planned: craft.output_quantity > 0 ? craft.output_quantity : real, real };
  if (real !== body.quantity && body.reason === undefined) throw refusal('yieldNeedsReason', 'reason');
  return { planned: body.quantity, real };
}

/** Ingredients that a batch takes; the quantities of the list if no yield is planned. */
async function takenBy(tx: Transaction, craft: CraftRecord, planned: number | null): Promise<Taken[]> {
  const { name } = craft;
  if (craft.status < 0) throw refusal('craftOutOfUse', undefined, { name });
  if (planned !== null && craft.output_quantity <= 0) throw refusal('craftHasNoOutput', undefined, { name });
  const lines = await ingredientsOf(tx, craft.craft_id);
  if (lines.length === 0) throw refusal('craftHasNoIngredients', undefined, { name });
  return lines.map(({ item_id, name, item_quantity }) => ({
    item_id,
    name,
    quantity: planned === null ? item_quantity : takenFor(item_quantity, planned, craft.output_quantity),
  }));
}

const lackingIn = (ledger: StockLedger, taken: readonly Taken[]): LackItem[] =>
  taken.flatMap(({ item_id, name, quantity }) => {
    const held = ledger.holding(item_id).quantity;
    return quantity > held ? [{ item_id, name, required_quantity: quantity, available_quantity: held }] : [];
  });

/** Hours after a moment, or null for a product without a shelf life. */
const useBy = (made: Date, hours: number | null): Date | null =>
  hours === null ? null : new Date(made.getTime() + hours * 3_600_000);

/**
 * Makes a batch: takes its ingredients at their average prices and adds the product at their sum. Returns what is
 * lacking instead, unless `forced`. A caller from whom a blind count hides quantities (`isBlind`) always gets `asks`. The
 * dishes in `moved` are those whose booked cost moved by more than 5 %.
 * @throws ProblemError 1 without output quantity, ingredients or the reason of another yield, for a part of a piece, and
 * for a beer batch of another craft; 5 for a craft out of use
 */
export async function add(
  tx: Transaction,
  userId: number,
  craft: CraftRecord,
  body: AddBody,
  { time = new Date(), isBlind = false }: { readonly time?: Date; readonly isBlind?: boolean } = {},
): Promise<CraftAdded> {
  const { craft_id, name, stock_id, measure_id, shelf_life_hours } = craft;
  if (body.is_beer_craft && !isBeerCraft(craft)) throw refusal('craftNotBeer', 'is_beer_craft', { name });
  const { planned, real } = yields(craft, body);
  const taken = await takenBy(tx, craft, body.is_beer_craft ? null : planned);
  const ledger = await openLedger(tx, [stock_id, ...taken.map(({ item_id }) => item_id)]);
  const lacking = lackingIn(ledger, taken);
  // Whether anything is lacking would tell a quantity, so that one who may not see it is always asked.
  if (isBlind && !body.forced) return { asks: true };
  if (lacking.length > 0 && !body.forced) return { items: lacking };

  const [batch_id = 0] = await reserve(tx, 'craft_batches', 'batch_id', 1);
  const columns = { batch_id, user_id: userId, stock_story_time: time };
  const short = new Set(lacking.map(({ item_id }) => item_id));
  const before = new Map([[stock_id, ledger.costOf(stock_id)]]);
  let cost = 0;
  for (const { item_id, quantity } of taken) {
    const kind = short.has(item_id) ? 'craftedShort' : 'crafted';
    const note = { kind, args: { name } } as const;
    if (quantity > 0) cost += ledger.move({ ...columns, item_id, kind: 'craft_out', quantity: -quantity, note }).amount;
  }
  const note = { kind: 'crafted', args: { name } } as const;
  ledger.move({ ...columns, item_id: stock_id, kind: 'craft_in', quantity: real, amount: cost, note });
  await tx.insert(craftBatches).values({
    batch_id,
    craft_id,
    stock_id,
    craft_name: name,
    measure_id: measure_id ?? 0,
    cost,
    user_id: userId,
    planned_quantity: planned,
    quantity: real,
    reason: body.reason ?? '',
    batch_time: time,
    forced: lacking.length > 0,
    is_beer_craft: body.is_beer_craft ?? false,
    use_by: useBy(time, shelf_life_hours),
  });
  await ledger.write();
  return { batch_id, moved: await movedCosts(tx, before, true) };
}
