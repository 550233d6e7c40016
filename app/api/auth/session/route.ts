export { whoIsHere as GET } from '@/lib/bff/sign-in';
