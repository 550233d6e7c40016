export { payslipsPdf as GET } from '@/lib/bff/payslips-pdf';
