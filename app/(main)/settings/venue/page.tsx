import { forbidden } from 'next/navigation';
import { VenueScreen } from '@/components/sections/settings/venue-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { mayAt } from '@/lib/bff/offers';
import { getVenueSettings } from '@/lib/sections/settings/contract/venue';

export default async function VenuePage() {
  const visit = await requirePage('settings', getVenueSettings.access);
  if (!mayAt(visit, getVenueSettings)) forbidden();
  return (
    <Preloaded entries={await preload(visit, getVenueSettings, {})}>
      <VenueScreen />
    </Preloaded>
  );
}
