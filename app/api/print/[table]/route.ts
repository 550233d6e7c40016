export { listPdf as GET } from '@/lib/bff/export/list-pdf';
