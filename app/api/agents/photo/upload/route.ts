import { door } from '@/lib/bff/door';
import { uploadAgentPhoto } from '@/lib/sections/users/contract/agents';

export const POST = door(uploadAgentPhoto);
