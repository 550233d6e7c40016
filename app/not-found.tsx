import { PageMissing } from '@/components/layout/page-missing';

export default function NotFound() {
  return (
    <main>
      <PageMissing />
    </main>
  );
}
