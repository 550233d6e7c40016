import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { landingFor } from '@/lib/bff/choices';
import { requireVisit } from '@/lib/bff/require-page';

export default async function Home() {
  const { person } = await requireVisit();
  redirect(landingFor(person, await headers()));
}
