export { ended as GET } from '@/lib/bff/sign-in';
