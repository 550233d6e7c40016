import { door } from '@/lib/bff/door';
import { readVersions } from '@/lib/contract/versions';

export const GET = door(readVersions);
