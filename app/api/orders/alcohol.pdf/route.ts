export { alcoholPdf as GET } from '@/lib/bff/alcohol-pdf';
