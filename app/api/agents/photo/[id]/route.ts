import { door } from '@/lib/bff/door';
import { getAgentPhoto } from '@/lib/sections/users/contract/agents';

export const GET = door(getAgentPhoto);
