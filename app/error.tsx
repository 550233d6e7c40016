'use client';
import { PageFailed, type PageFailedProps } from '@/components/layout/page-failed';

export default function RootError(props: PageFailedProps) {
  return (
    <main>
      <PageFailed {...props} />
    </main>
  );
}
