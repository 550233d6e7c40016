export { receiptsPdf as GET } from '@/lib/sections/orders/bff/receipts-pdf';
