import type { ReplyOf } from '@/lib/contract/endpoint';
import type { getCount } from '@/lib/sections/stocktake/contract';

/** Data of a printed count; `now` in Unix seconds. */
export type PaperProps = ReplyOf<typeof getCount> & {
  readonly venue: string;
  readonly login: string;
  readonly now: number;
};
