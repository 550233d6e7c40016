import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Id } from '@/lib/contract/primitives';
import { byPlace, PLACES, type Place } from '@/lib/contract/places';
import { readsReports } from '@/lib/contract/report-access';
import { PRIVATE } from '@/lib/contract/access';

/** Right to change groups: reads reports and stock, edits stock. */
export const changesGroups = { flags: ['OrdersView', 'StockView', 'StockEdit'], closedTo: PRIVATE } as const;
const changes = ['groups'] as const;

const MOST_ITEMS = 500;
const name = z.string().trim().min(1).max(100);
const items = z.array(Id).max(MOST_ITEMS);
const content = z.object({ name, items: items.min(1) });

export const IngredientGroup = z.object({ list_id: Id, name: z.string(), items: z.array(Id) });
export type IngredientGroup = z.infer<typeof IngredientGroup>;

/** `list_id`, the id of the new group, is ours. */
const Created = z.object({ list_id: Id.optional() });

/** Whether a body asks to create a group, at the address that it shares with the report. */
export const createsGroup = (body: unknown): boolean => typeof body === 'object' && body !== null && 'name' in body;

function callsOf(place: Place) {
  const { suffix } = PLACES[place];
  const { call } = endpointsOf(place);
  const path = `/api/v1/admin/statistics/ingredients_lists${suffix}` as const;
  return {
    /** Groups of a place. */
    list: call({
      id: `ingredientsLists${suffix}.list`,
      path,
      reply: z.object({ items: z.array(IngredientGroup) }),
      access: readsReports,
      reads: ['groups'],
    }),
    /** Saves name and items of a group, or deletes it with `delete`; `items` is then empty. */
    save: call({
      id: `ingredientsLists${suffix}.save`,
      path: `${path}/save`,
      body: z.object({ list_id: Id, name, items, delete: z.boolean().optional() }),
      reply: z.looseObject({}),
      access: changesGroups,
      changes,
    }),
    /** Creates a group, at the address of the group's report. */
    create: call({
      id: `ingredientsLists${suffix}.create`,
      path,
      body: content,
      reply: Created,
      access: changesGroups,
      changes,
      when: createsGroup,
    }),
  };
}

/** Calls for the ingredient groups of each place. */
export const ingredientGroupCalls = byPlace(callsOf);

export const ingredientGroupEndpoints = Object.values(ingredientGroupCalls).flatMap((calls) => Object.values(calls));
