'use client';
import { PageFailed, type PageFailedProps } from '@/components/frame/page-failed';

export default function RootError(props: PageFailedProps) {
  return (
    <main>
      <PageFailed {...props} />
    </main>
  );
}
