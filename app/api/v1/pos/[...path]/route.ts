import { posDoor } from '@/lib/sections/orders/bff/pos-door';

export { posDoor as GET, posDoor as POST };
