import { productSalesCalls } from '@/lib/sections/statistics/bff/product-sales';
import { reportCalls } from '@/lib/sections/statistics/bff/reports';
import { door } from '@/lib/bff/door';

export const POST = door(...[...reportCalls, ...productSalesCalls].map(({ endpoint }) => endpoint));
