import { toSatang } from '@/lib/domain/money';
import { randomFor, type Random } from '@/tools/sample/random';
import { planParty, type Dishes, type Setup, type Step } from './party';

export interface EveningOptions {
  /** The same seed and setup make the same evening. */
  readonly seed: number;
  /** Number of paid orders… */
  readonly orders?: number | undefined;
  /** …or minutes of the evening in which guests come. */
  readonly minutes?: number | undefined;
  /** Number of tables left unpaid at the end. */
  readonly leaveOpen?: number | undefined;
  /** Discount card numbers that guests show. */
  readonly cards?: readonly string[] | undefined;
  /** Prefix of table names, so that several tills share none. */
  readonly name?: string | undefined;
}

/** An action of the till at a party's table, in minutes after the start of the evening. */
export type Action = Step & {
  readonly at: number;
  readonly party: number;
  readonly place_id: number;
  readonly table: string;
  /** Account of who serves the table and takes its money. */
  readonly user: number;
};

const TABLES_A_PLACE = 18;
const MINUTES_BETWEEN_PARTIES = 3;
const nameOf = (name: string, table: string): string => (name === '' ? table : `${name} ${table}`);

interface Seat {
  readonly place_id: number;
  readonly table: string;
  freeFrom: number;
}

function seatsOf({ places }: Setup, name: string, taken: ReadonlySet<string>): Seat[] {
  return places.flatMap(({ place_id }) =>
    Array.from({ length: TABLES_A_PLACE }, (_, index) => ({
      place_id,
      table: nameOf(name, String(index + 1)),
      freeFrom: 0,
    })).filter(({ table }) => !taken.has(seatKey(place_id, table))),
  );
}

export const seatKey = (place_id: number, table: string): string => `${place_id} ${table}`;

function seatFor(
  seats: Seat[],
  at: number,
  isDelivery: boolean,
  party: number,
  setup: Setup,
  name: string,
  random: Random,
): Seat | undefined {
  const [main] = setup.places;
  if (isDelivery) return main && { place_id: main.place_id, table: nameOf(name, `Delivery ${party}`), freeFrom: 0 };
  const free = seats.filter(({ freeFrom }) => freeFrom <= at);
  return free.length === 0 ? undefined : random.pick(free);
}

/**
 * Plans all actions of a till's evening, in order.
 * @param taken occupied tables, in the form of `seatKey`
 */
export function planEvening(
  setup: Setup,
  options: EveningOptions,
  taken: ReadonlySet<string> = new Set(),
): readonly Action[] {
  const { seed, orders, minutes = 240, leaveOpen = 0, cards = [], name = '' } = options;
  const random = randomFor(seed, 'evening of a till');
  const dishes: Dishes = setup.dishes.map(({ menu_id, retail_price }) => ({ menu_id, price: toSatang(retail_price) }));
  const seats = seatsOf(setup, name, taken);
  if (dishes.length === 0 || setup.cashiers.length === 0 || seats.length === 0)
    throw new Error('The till has nothing to sell, nobody to sell it, or no free table.');
  const actions: Action[] = [];
  const isOver = (at: number, parties: number): boolean =>
    orders === undefined ? at > minutes : parties >= orders + leaveOpen;
  let at = 0;
  for (let party = 0; !isOver(at, party); at += random.between(0.2, 2 * MINUTES_BETWEEN_PARTIES)) {
    const isDelivery = setup.partners.length > 0 && random.next() < 0.12;
    const seat = seatFor(seats, at, isDelivery, party, setup, name, random);
    if (!seat) continue;
    const steps = planParty({ setup, dishes, cards, isDelivery }, random);
    const start = at;
    const user = steps.find((step) => step.what === 'pay')?.cashier_id ?? 0;
    const { place_id, table } = seat;
    actions.push(...steps.map((step) => ({ ...step, at: start + step.after, party, place_id, table, user })));
    seat.freeFrom = start + Math.max(...steps.map(({ after }) => after)) + 1;
    party += 1;
  }
  const last = new Set(unpaid(actions, leaveOpen));
  return actions
    .filter(({ what, party }) => !((what === 'pay' || what === 'session_end') && last.has(party)))
    .toSorted((a, b) => a.at - b.at);
}

/** The last parties stay unpaid. */
const unpaid = (actions: readonly Action[], count: number): number[] =>
  count === 0 ? [] : [...new Set(actions.map(({ party }) => party))].slice(-count);
