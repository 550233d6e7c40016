export { priceListPdf as GET } from '@/lib/bff/price-list';
