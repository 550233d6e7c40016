export { priceListPdf as GET } from '@/lib/sections/menu/bff/price-list';
