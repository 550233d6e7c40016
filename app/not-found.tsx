import { PageMissing } from '@/components/frame/page-missing';

export default function NotFound() {
  return (
    <main>
      <PageMissing />
    </main>
  );
}
