import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { AddressProvider } from '@/components/address/address-provider';
import { AppFrame } from '@/components/frame/app-frame';
import { OffersProvider } from '@/components/sight/offers';
import { SightProvider } from '@/components/sight/sight';
import { actionsOf } from '@/lib/rights/actions';
import { offersTo } from '@/lib/bff/offers';
import { requireVisit } from '@/lib/bff/require-page';
import { isOwn } from '@/lib/bff/servers';
import { settings, specialLogins } from '@/lib/bff/settings';
import { listCardHolders, listCashiers } from '@/lib/sections/orders/contract/orders';
import { userRows } from '@/lib/sections/users/contract/rows';
import type { Access } from '@/lib/contract/permission';
import { mayAccess } from '@/lib/rights/permissions';
import { hiddenFrom } from '@/lib/rights/sights';
import { rowsIn } from '@/lib/domain/preferences';
import { venueName } from '@/lib/env';
import { SECTIONS } from '@/lib/navigation';

export default async function MainLayout({ children }: { children: ReactNode }) {
  const { person, server, setUpFactor } = await requireVisit();
  const offers = offersTo(person, server);
  const open = setUpFactor ? [] : offers.sections;
  const sections = SECTIONS.filter(({ id }) => open.includes(id)).map(({ id, group }) => ({ id, group }));
  const mayRead = (access: Access) => !setUpFactor && mayAccess(person, access, specialLogins());
  const kept = await cookies();
  const hidden = hiddenFrom(person, specialLogins());
  const withoutCounts = hiddenFrom({ ...person, closed: [] }, specialLogins());
  const collapsed = kept.get('sidebar')?.value === 'collapsed';
  return (
    <AppFrame
      user={{ login: person.login }}
      server={{ name: server.name, readonly: server.readonly }}
      venue={venueName(settings())}
      sections={sections}
      collapsed={collapsed}
      choices={{ areStored: isOwn(server), rows: rowsIn(kept.get('rows')?.value) }}
      actions={server.readonly ? [] : actionsOf(person, specialLogins(), open)}
      closed={offers.closed}
      people={{
        cashiers: mayRead(listCashiers.access),
        holders: isOwn(server) && mayRead(listCardHolders.access),
        staff: mayRead(userRows.access),
      }}
    >
      <SightProvider hidden={hidden} closed={hidden.filter((sight) => !withoutCounts.includes(sight))}>
        <OffersProvider offers={offers}>
          <AddressProvider>{children}</AddressProvider>
        </OffersProvider>
      </SightProvider>
    </AppFrame>
  );
}
