export { signIn as POST } from '@/lib/sections/auth/bff/sign-in';
