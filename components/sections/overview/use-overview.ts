import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { getOverview } from '@/lib/sections/overview/contract/overview';

/** Reads the overview. Suspends until the reply that came with the page arrives. */
export const useOverview = () => useLiveEndpoint(getOverview, {});

type Overview = ReplyOf<typeof getOverview>;
/** Parts of the overview. */
export type Parts = { readonly [Name in keyof Overview]-?: NonNullable<Overview[Name]> };
