import { door } from '@/lib/bff/door';
import { plainCalls } from '@/lib/bff/plain-calls';

/** Plain calls of the contract. Whatever is more than one call has a handler of its own beside this one. */
const plain = door(...plainCalls);

export { plain as GET, plain as POST };
