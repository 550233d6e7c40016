'use client';
import { useCallback, useDeferredValue, useSyncExternalStore } from 'react';
import { useLastTab } from '@/components/frame/last-tab';
import { tabTexts } from '@/components/ui/kept-texts';
import { HALLS, numberOfHall, VENUE } from '@/lib/contract/places';
import type { Period } from '@/lib/contract/period';
import type { SectionId } from '@/lib/contract/sections';
import { SECTIONS_WITH_PERIOD } from '@/lib/navigation';
import { periodParams } from '@/lib/lists/view';

type Key = 'period' | 'hall';

function carry(key: Key, text: string): void {
  if (text !== tabTexts.read(key)) tabTexts.write(key, text);
}

/** Stores the period for this tab, so that links to other lists keep it. */
export const carryPeriod = (period: Period): void =>
  carry('period', new URLSearchParams(periodParams(period)).toString());

interface Narrowed {
  readonly filters: Readonly<Record<string, { readonly usual: unknown }>>;
}
type HallFilter = 'hall' | 'place_id' | undefined;

/** Filter by which a list that opens on the whole venue chooses the hall, if it has one. */
const hallFilter = ({ filters }: Narrowed): HallFilter =>
  filters['hall']?.usual === VENUE ? 'hall' : filters['place_id']?.usual === 0 ? 'place_id' : undefined;

/** Stores the hall for this tab, in lists that open on the whole venue: karaoke and ddweed stay with their own. */
export function carryHall(table: Narrowed, values: Readonly<Record<string, unknown>>): void {
  const name = hallFilter(table);
  if (!name) return;
  const value = values[name];
  const hall = HALLS.find((one) => one === value || numberOfHall(one) === value) ?? VENUE;
  carry('hall', hall === VENUE ? '' : hall);
}

/** Parameters of the address of a list for a carried hall. */
function hallParams(name: HallFilter, carried: string): Record<string, string> {
  const hall = HALLS.find((one) => one === carried);
  return hall && name ? { [name]: name === 'hall' ? hall : String(numberOfHall(hall)) } : {};
}

/** The stored period as a query. Links follow a press in their own time; it shows first where it was made. */
const useCarried = (key: Key): string =>
  useDeferredValue(
    useSyncExternalStore(
      tabTexts.subscribe,
      () => tabTexts.read(key),
      () => '',
    ),
  );

/** The carried hall as parameters of a list's address; none in lists that open on a hall of their own. */
export const useCarriedHall = (table: Narrowed): Readonly<Record<string, string>> =>
  hallParams(hallFilter(table), useCarried('hall'));

/** Address of another report with the current period and further parameters. */
export function usePeriodHref(): (path: string, params?: Readonly<Record<string, string>>) => string {
  const search = useCarried('period');
  return useCallback(
    (path, params = {}) => {
      const query = new URLSearchParams([...new URLSearchParams(search), ...Object.entries(params)]);
      return query.size > 0 ? `${path}?${query}` : path;
    },
    [search],
  );
}

/** Filter of the reports of a section. */
const HALL_OF_SECTION: Readonly<Partial<Record<SectionId, HallFilter>>> = { statistics: 'hall', analytics: 'place_id' };

/** Address of a section's last tab, or of a list in it, with the current period and hall, as far as the section has them. */
export function useSectionHref(): (section: SectionId, path?: string) => string {
  const search = useCarried('period');
  const hall = useCarried('hall');
  const lastTab = useLastTab();
  return useCallback(
    (section, path = lastTab(section)) => {
      const period = SECTIONS_WITH_PERIOD.includes(section) ? new URLSearchParams(search) : [];
      const query = new URLSearchParams([...period, ...Object.entries(hallParams(HALL_OF_SECTION[section], hall))]);
      return query.size > 0 ? `${path}?${query}` : path;
    },
    [search, hall, lastTab],
  );
}
