'use client';
import type { PageFailedProps } from '@/components/frame/page-failed';
import { lazyPart } from '@/components/ui/lazy-part';

// Loaded when it is shown, which is rare: pages in the frame have their own error page.
const PageFailed = lazyPart(() => import('@/components/frame/page-failed').then((module) => module.PageFailed));

export default function RootError(props: PageFailedProps) {
  return (
    <main>
      <PageFailed {...props} />
    </main>
  );
}
