import { door } from '@/lib/bff/door';
import { getAgentPhoto } from '@/lib/contract/agents';

export const GET = door(getAgentPhoto);
