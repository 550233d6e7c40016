'use client';
export { PageFailed as default } from '@/components/frame/page-failed';
