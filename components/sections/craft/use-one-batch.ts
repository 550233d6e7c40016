import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { listBatches } from '@/lib/sections/craft/contract/batches';
import { ALL_TIME } from '@/lib/domain/venue-time';

const inputOf = (batch_id: number, beer: boolean) => ({
  body: { period_id: ALL_TIME, beer, batch_id, page: 1, count: 1 },
});

/**
 * Reads one batch; null if there is none that the reader may see. A product moves between the two screens with its
 * folder, so a batch that is not on this one is looked for on the other.
 */
export function useOneBatch(batchId: number, beer: boolean) {
  const here = useLiveEndpoint(listBatches, inputOf(batchId, beer));
  const isElsewhere = here.data?.items.length === 0;
  const there = useLiveEndpoint(listBatches, isElsewhere ? inputOf(batchId, !beer) : null);
  const { data, error, mutate, isValidating } = isElsewhere ? there : here;
  return {
    batch: data && (data.items[0] ?? null),
    error: data ? undefined : error,
    retry: () => void mutate(),
    retrying: isValidating,
  };
}
