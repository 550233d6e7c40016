export { receiptsPdf as GET } from '@/lib/bff/receipts-pdf';
