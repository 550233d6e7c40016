'use client';
import type { PageFailedProps } from '@/components/frame/page-failed';
import { lazyPart } from '@/components/ui/lazy-part';

// Pages in the frame have an error page of their own: this one is rare, and no first load carries it.
const PageFailed = lazyPart(() => import('@/components/frame/page-failed').then((module) => module.PageFailed));

export default function RootError(props: PageFailedProps) {
  return (
    <main>
      <PageFailed {...props} />
    </main>
  );
}
