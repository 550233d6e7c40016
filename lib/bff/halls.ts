import { PLACES } from '@/lib/contract/places';

/** Places of the product, which a legacy server knows by their numbers. */
const EVERY_PLACE = Object.values(PLACES).map(({ place_id }) => place_id);

/**
 * The body of a call of payments for a legacy server, whose only choice of halls is `places`: all places of the product
 * for all halls, the main bar where the venue's setting is asked for. Other bodies stay.
 */
export function halllessBody(body: unknown): unknown {
  const { halls, ...rest } = (body ?? {}) as { halls?: unknown };
  if (halls === undefined) return body;
  return { ...rest, places: halls === 'all' ? EVERY_PLACE : [PLACES.statistics.place_id] };
}
