export { ended as GET } from '@/lib/sections/auth/bff/sign-in';
