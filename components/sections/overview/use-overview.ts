import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { getOverview } from '@/lib/sections/overview/contract/overview';

/** Reads the overview. While the page's own reply is on its way, it suspends. */
export const useOverview = () => useLiveEndpoint(getOverview, {});
