import { randomUUID } from 'node:crypto';
import * as pos from '@/lib/sections/orders/contract/pos';
import type { Endpoint, ReplyOf } from '@/lib/contract/endpoint';
import type { Action } from './plan';
import { seatKey } from './plan';
import type { Errand, Refusal } from './wire';

/** A paid order as the till was told, in baht, and the expected sum before discounts, in satang. */
export interface PaidOrder extends ReplyOf<typeof pos.posPay> {
  readonly place_id: number;
  readonly table: string;
  readonly expected: number;
  readonly discount_card?: string | undefined;
  readonly delivery_partner?: string | undefined;
}

export interface Refused extends Refusal {
  readonly call: string;
  readonly table: string;
}

const ENDPOINTS = {
  open: pos.posOpen,
  print: pos.posPrint,
  add: pos.posAdd,
  remove: pos.posRemove,
  remove_all: pos.posRemoveAll,
  pay: pos.posPay,
  session_start: pos.posSessionStart,
  session_agent: pos.posSessionAgent,
  session_end: pos.posSessionEnd,
} as const satisfies Record<Action['what'], Endpoint>;

type Pay = Extract<Action, { what: 'pay' }>;

/** The till's own state of the evening, and the calls for its actions. */
export function errandsOf(onOrder: (order: PaidOrder) => void = () => undefined) {
  const run = randomUUID().slice(0, 8);
  const orders: PaidOrder[] = [];
  const refused: Refused[] = [];
  const sessions = new Map<number, number>();
  const open = new Map<string, { place_id: number; table: string }>();
  let calls = 0;

  /** The fields of a call are fixed when it happens, including `time`; only a session's number may come later. */
  function errand(action: Action, body: Errand['body'], rest: Pick<Errand, 'onReply' | 'refused'> = {}): Errand {
    const note = (refusal: Refusal): null => {
      refused.push({ call: action.what, table: action.table, ...refusal });
      return null;
    };
    return { endpoint: ENDPOINTS[action.what], key: `till-${run}-${(calls += 1)}`, body, refused: note, ...rest };
  }

  function payment(action: Pay, time: number, discount_card = action.discount_card): Errand {
    const { place_id, table, user, cashier_id, paid_type, card_part, delivery_partner, expected } = action;
    const guest = {
      ...(discount_card !== undefined && { discount_card }),
      ...(delivery_partner !== undefined && { delivery_partner }),
    };
    const part = card_part !== undefined && { card_part };
    const body = { place_id, table, time, user, cashier_id, paid_type, ...part, ...guest };
    const about = { place_id, table, expected, discount_card, delivery_partner };
    const made = errand(action, () => body, {
      onReply: (reply) => {
        const order = { ...(reply as ReplyOf<typeof pos.posPay>), ...about };
        orders.push(order);
        open.delete(seatKey(place_id, table));
        onOrder(order);
      },
    });
    const { refused: note } = made;
    // After a refused card the guest pays without it.
    const withoutCard = (refusal: Refusal): Errand | null => {
      note?.(refusal);
      return discount_card !== undefined && refusal.field === 'discount_card'
        ? payment({ ...action, discount_card: '' }, time, '')
        : null;
    };
    return { ...made, refused: withoutCard };
  }

  return {
    orders: orders as readonly PaidOrder[],
    refused: refused as readonly Refused[],
    sessions: sessions as ReadonlyMap<number, number>,
    open: open as ReadonlyMap<string, { place_id: number; table: string }>,
    errandFor(action: Action): Errand {
      const { place_id, table, party, user } = action;
      const time = Math.floor(Date.now() / 1000);
      const at = { place_id, table, time, user };
      const seated = (rest: object) => () => {
        const session_id = sessions.get(party);
        return session_id === undefined ? null : { session_id, ...rest, time, user };
      };
      switch (action.what) {
        case 'open':
        case 'print':
          return errand(action, () => at);
        case 'add': {
          const onReply = () => void open.set(seatKey(place_id, table), { place_id, table });
          return errand(action, () => ({ ...at, menu_id: action.menu_id, count: action.count }), { onReply });
        }
        case 'remove':
          return errand(action, () => ({ ...at, menu_id: action.menu_id, count: action.count }));
        case 'remove_all':
          return errand(action, () => ({ ...at, menu_id: action.menu_id }));
        case 'session_start': {
          const { participants, agents } = action;
          const onReply = (reply: unknown) => void sessions.set(party, (reply as { session_id: number }).session_id);
          return errand(action, () => ({ ...at, participants, agents }), { onReply });
        }
        case 'session_agent':
          return errand(action, seated({ agent_id: action.agent_id, joins: action.joins }));
        case 'session_end':
          return errand(action, seated({}));
        case 'pay':
          return payment(action, time);
      }
    },
  };
}
export type Books = ReturnType<typeof errandsOf>;
