import { forbidden } from 'next/navigation';
import { SecurityScreen } from '@/components/sections/settings/security-screen';
import { preload } from '@/lib/bff/preload';
import { mayAt } from '@/lib/bff/offers';
import { ownSecondFactor } from '@/lib/sections/auth/contract/second-factor';
import { listSessions } from '@/lib/sections/auth/contract/sessions';
import { screenPage } from '@/app/(main)/screen-page';

const SecurityPage = screenPage(
  'settings',
  ({ setUpFactor }) => <SecurityScreen setUpFactor={setUpFactor} />,
  (visit) => [preload(visit, ownSecondFactor, {}), ...(visit.setUpFactor ? [] : [preload(visit, listSessions, {})])],
  { admit: (visit) => mayAt(visit, ownSecondFactor) || forbidden() },
);

export default SecurityPage;
