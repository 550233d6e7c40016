import { forbidden } from 'next/navigation';
import { VenueScreen } from '@/components/sections/settings/venue-screen';
import { preload } from '@/lib/bff/preload';
import { mayAt } from '@/lib/bff/offers';
import { getVenueSettings } from '@/lib/sections/settings/contract/venue';
import { screenPage } from '@/app/(main)/screen-page';

const VenuePage = screenPage('settings', <VenueScreen />, (visit) => [preload(visit, getVenueSettings, {})], {
  access: getVenueSettings.access,
  admit: (visit) => mayAt(visit, getVenueSettings) || forbidden(),
});

export default VenuePage;
