import { door } from '@/lib/bff/door';

export { door as GET, door as POST };
