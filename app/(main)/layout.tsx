import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { AddressProvider } from '@/components/address/address-provider';
import { AppFrame } from '@/components/frame/app-frame';
import { OffersProvider } from '@/components/sight/offers';
import { foundActions } from '@/lib/sections/users/bff/staff-actions';
import { mayAt, offersTo } from '@/lib/bff/offers';
import { requireVisit } from '@/lib/bff/require-page';
import { settings, specialLogins } from '@/lib/bff/settings';
import { listCardHolders, listCashiers } from '@/lib/sections/orders/contract/orders';
import { userRows } from '@/lib/sections/users/contract/rows';
import type { Endpoint } from '@/lib/contract/endpoint';
import { rowsIn } from '@/lib/domain/preferences';
import { venueName } from '@/lib/env';
import { SECTIONS } from '@/lib/contract/sections';
import { openSections } from '@/lib/navigation';

export default async function MainLayout({ children }: { children: ReactNode }) {
  const visit = await requireVisit();
  const { person, server, setUpFactor } = visit;
  const offers = offersTo(visit);
  const open = setUpFactor ? [] : openSections(person, specialLogins());
  const sections = SECTIONS.filter(({ id }) => open.includes(id)).map(({ id, group }) => ({ id, group }));
  const mayRead = (call: Endpoint) => !setUpFactor && mayAt(visit, call);
  const kept = await cookies();
  const collapsed = kept.get('sidebar')?.value === 'collapsed';
  return (
    <AppFrame
      user={{ login: person.login }}
      server={{ name: server.name, readonly: server.readonly }}
      venue={venueName(settings())}
      sections={sections}
      collapsed={collapsed}
      choices={{ areStored: offers.server.ours, rows: rowsIn(kept.get('rows')?.value) }}
      actions={server.readonly || setUpFactor ? [] : foundActions(person, specialLogins(), offers.server.ours)}
      closed={offers.closed}
      people={{
        cashiers: mayRead(listCashiers),
        holders: mayRead(listCardHolders),
        staff: mayRead(userRows),
      }}
    >
      <OffersProvider offers={offers}>
        <AddressProvider>{children}</AddressProvider>
      </OffersProvider>
    </AppFrame>
  );
}
