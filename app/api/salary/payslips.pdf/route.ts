export { payslipsPdf as GET } from '@/lib/sections/salary/bff/payslips-pdf';
