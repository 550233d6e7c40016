export { whoIsHere as GET } from '@/lib/sections/auth/bff/sign-in';
