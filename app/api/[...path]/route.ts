import { api } from '@/lib/bff/api';
import { publishApi } from '@/lib/published-api';

publishApi(api);

export { api as GET, api as POST };
