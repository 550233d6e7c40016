export { default } from '@/app/(main)/forbidden';
