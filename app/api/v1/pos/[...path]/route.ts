import { posDoor } from '@/lib/bff/pos-door';

export { posDoor as GET, posDoor as POST };
