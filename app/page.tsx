import { redirect } from 'next/navigation';
import { requireVisit } from '@/lib/bff/require-page';
import { standing } from '@/lib/bff/settings';
import { landingOf } from '@/lib/navigation';

export default async function Home() {
  const { person } = await requireVisit();
  redirect(landingOf(person, standing()));
}
