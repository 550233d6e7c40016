import type { Random } from '@/tools/sample/random';
import { askUntilAnswered, type Answer, type Errand, type WireOptions } from './wire';

export interface Traffic {
  /** Calls answered the first time. */
  sent: number;
  /** Calls sent again under the same key. */
  resent: number;
  /** Number of lost connections. */
  lost: number;
  /** Number of times the venue did not answer. */
  silent: number;
  /** Repeated calls with another answer; there must be none. */
  contradictions: string[];
}

/** Share of calls at which the till loses its connection and works on alone for a while. */
const LOSS_RATE = 0.03;
const LOST_ANSWER_RATE = 0.04;

/**
 * The till's queue, sent in order. Without a connection it waits; afterwards everything is sent, some of it twice,
 * because the till cannot know what arrived.
 */
export function openQueue(options: WireOptions, random: Random) {
  const waiting: Errand[] = [];
  const traffic: Traffic = { sent: 0, resent: 0, lost: 0, silent: 0, contradictions: [] };
  let offlineFor = 0;

  async function send(errand: Errand, body: object): Promise<Answer> {
    const { answer, silent } = await askUntilAnswered(options, errand.endpoint, body, errand.key);
    traffic.silent += silent;
    return answer;
  }
  async function sendAgain(errand: Errand, body: object, before: Answer): Promise<void> {
    traffic.resent += 1;
    const again = await send(errand, body);
    // A refused call stores nothing; its second answer may differ.
    if ('reply' in before && JSON.stringify(again) !== JSON.stringify(before))
      traffic.contradictions.push(`${errand.endpoint.id} ${errand.key}`);
  }
  /** @returns a function that sends the call again; none for a refused call */
  async function deliver(errand: Errand): Promise<(() => Promise<void>) | null> {
    const body = errand.body();
    if (body === null) return null;
    const answer = await send(errand, body);
    traffic.sent += 1;
    // The answer was lost: the till sends again and hears that answer.
    if (random.next() < LOST_ANSWER_RATE) await sendAgain(errand, body, answer);
    if ('refusal' in answer) {
      const instead = errand.refused?.(answer.refusal);
      return instead ? deliver(instead) : null;
    }
    errand.onReply?.(answer.reply);
    return () => sendAgain(errand, body, answer);
  }

  /** Sends everything that waits. */
  async function flush(again = false): Promise<void> {
    const sent: (() => Promise<void>)[] = [];
    for (let errand = waiting.shift(); errand; errand = waiting.shift()) {
      const repeat = await deliver(errand);
      if (repeat) sent.push(repeat);
    }
    if (again) for (const repeat of sent) await repeat();
  }
  return {
    traffic: traffic as Readonly<Traffic>,
    flush,
    async submit(errand: Errand): Promise<void> {
      waiting.push(errand);
      if (offlineFor > 0) {
        offlineFor -= 1;
        if (offlineFor === 0) await flush(random.next() < 0.5);
        return;
      }
      if (random.next() < LOSS_RATE) {
        traffic.lost += 1;
        offlineFor = random.whole(2, 12);
        return;
      }
      await flush();
    },
  };
}
