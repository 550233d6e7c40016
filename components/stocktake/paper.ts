import type { ReplyOf } from '@/lib/contract/endpoint';
import type { getCount } from '@/lib/contract/stock-count';

/** What a printed page of a count is made from; `now` in Unix seconds. */
export type PaperProps = ReplyOf<typeof getCount> & {
  readonly venue: string;
  readonly login: string;
  readonly now: number;
};
