import { door } from '@/lib/bff/door';
import { uploadAgentPhoto } from '@/lib/contract/agents';

export const POST = door(uploadAgentPhoto);
