export { signIn as POST } from '@/lib/bff/sign-in';
