export { signOut as POST } from '@/lib/bff/sign-in';
