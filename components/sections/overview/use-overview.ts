import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { getOverview } from '@/lib/sections/overview/contract/overview';

/** Reads the overview. Suspends until the reply that came with the page arrives. */
export const useOverview = () => useLiveEndpoint(getOverview, {});
