export { alcoholPdf as GET } from '@/lib/sections/orders/bff/alcohol-pdf';
