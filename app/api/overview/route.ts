import { door } from '@/lib/bff/door';
import { getOverview } from '@/lib/sections/overview/contract/overview';

/** The overview, composed of reports, funds and open tables. */
export const GET = door(getOverview);
