import { productSalesCalls } from '@/lib/bff/composed/product-sales';
import { reportCalls } from '@/lib/bff/composed/reports';
import { door } from '@/lib/bff/door';

export const POST = door(...[...reportCalls, ...productSalesCalls].map(({ endpoint }) => endpoint));
