export { exportList as GET } from '@/lib/bff/export/export-list';
