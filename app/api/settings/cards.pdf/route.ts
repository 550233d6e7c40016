export { cardsPdf as GET } from '@/lib/bff/cards-pdf';
