'use client';
export { PageFailed as default } from '@/components/layout/page-failed';
