export { PageMissing as default } from '@/components/frame/page-missing';
