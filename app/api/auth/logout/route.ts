export { signOut as POST } from '@/lib/sections/auth/bff/sign-in';
