export { cardsPdf as GET } from '@/lib/sections/cards/bff/cards-pdf';
