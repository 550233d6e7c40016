import { z } from 'zod';
import { defineEndpoint } from '../../contract/endpoint';
import { Id } from '../../contract/primitives';
import { PLACES, type Place } from '../../domain/places';
import { readsReports } from '../report/access';

/** Groups are made of the stock: whoever changes them reads the one and may edit the other. */
export const changesGroups = { flags: ['OrdersView', 'StockView', 'StockEdit'], private: true } as const;
const changes = ['groups'] as const;

const MOST_ITEMS = 500;
const name = z.string().trim().min(1).max(100);
const items = z.array(Id).max(MOST_ITEMS);
const content = z.object({ name, items: items.min(1) });

export const IngredientGroup = z.object({ list_id: Id, name: z.string(), items: z.array(Id) });
export type IngredientGroup = z.infer<typeof IngredientGroup>;

/** `list_id`, the new group's, is ours. */
const Created = z.object({ list_id: Id.optional() });

function callsOf(place: Place) {
  const { suffix } = PLACES[place];
  const path = `/api/v1/admin/statistics/ingredients_lists${suffix}` as const;
  return {
    /** The groups of a place. */
    list: defineEndpoint({
      id: `ingredientsLists${suffix}.list`,
      method: 'GET',
      path,
      reply: z.object({ items: z.array(IngredientGroup) }),
      access: readsReports,
      reads: ['groups'],
    }),
    /** Gives a group its name and items, or with `delete` takes it away: `items` are empty then. */
    save: defineEndpoint({
      id: `ingredientsLists${suffix}.save`,
      method: 'POST',
      path: `${path}/save`,
      body: z.object({ list_id: Id, name, items, delete: z.boolean().optional() }),
      reply: z.looseObject({}),
      access: changesGroups,
      changes,
    }),
    /**
     * On the wire a new group goes to the report's own address, where a body with a `name` is one. So it is no call that
     * the door lets through by its address; `create` makes it.
     */
    createOnWire: defineEndpoint({
      id: `ingredientsLists${suffix}.createOnWire`,
      method: 'POST',
      path,
      body: content,
      reply: Created,
      access: changesGroups,
      changes,
    }),
    create: defineEndpoint({
      id: `ingredientsLists${suffix}.create`,
      method: 'POST',
      path: `/api/ingredients_lists${suffix}/create`,
      body: content,
      reply: Created,
      access: changesGroups,
      changes,
    }),
  };
}

/** The calls for groups of ingredients, of each place its own. */
export const ingredientGroupCalls = {
  statistics: callsOf('statistics'),
  karaoke: callsOf('karaoke'),
  ddweed: callsOf('ddweed'),
} as const satisfies Record<Place, unknown>;

/** Those that have an address of their own. */
export const ingredientGroupEndpoints = Object.values(ingredientGroupCalls).flatMap(({ list, save, create }) => [
  list,
  save,
  create,
]);
