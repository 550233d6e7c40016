'use client';
import { IconPackage, IconReceipt, IconToolsKitchen2, type IconProps } from '@tabler/icons-react';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useMemo, type ComponentType } from 'react';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { menuRows } from '@/lib/contract/menu';
import { stockRows } from '@/lib/contract/stock';
import { searchRows, type TreeRow } from '@/lib/domain/tree';
import { inOtherLayouts } from '@/lib/i18n/keyboard';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import { useSectionHref } from '@/components/period/carried-period';
import { findByName } from './find-by-name';
import { SECTION_ICONS } from './section-icons';
import type { VisibleSection } from './section-nav';

/** Search result with an address. */
export interface Found {
  readonly key: string;
  readonly label: string;
  /** Kind of the result, if its name does not say it. */
  readonly kind?: string;
  readonly icon: ComponentType<IconProps>;
  readonly href: string;
}

const DEBOUNCE_MS = 100;
/** Minimum query length; one letter matches too much. */
const LEAST = 2;
const MOST = 8;
const ORDER_NUMBER = /^[1-9]\d{0,8}$/;

function filesIn(rows: readonly TreeRow[] | undefined, query: string): TreeRow[] {
  if (!rows || query.length < LEAST) return [];
  const files = rows.filter(({ is_file }) => is_file);
  for (const text of [query, ...inOtherLayouts(query)]) {
    const found = searchRows(files, text, MOST);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Search results: sections by name; from the second letter on dishes and stock items by name or id, loaded on demand. A
 * number may be an order.
 */
export function useFound(query: string, sections: readonly VisibleSection[]): readonly Found[] {
  const nameOf = useTranslations('sections');
  const t = useTranslations('frame');
  const to = useSectionHref();
  const [debounced] = useDebouncedValue(query.trim(), DEBOUNCE_MS);
  const searches = (id: string) => debounced.length >= LEAST && sections.some((one) => one.id === id);
  const dishes = useEndpoint(menuRows, searches('menu') ? {} : null).data?.rows;
  const items = useEndpoint(stockRows, searches('stock') ? {} : null).data?.rows;
  return useMemo(() => {
    const named = sections.map((section) => ({
      ...section,
      names: [ru.sections[section.id], en.sections[section.id]],
    }));
    const found = findByName(query, named).map(({ id }): Found => {
      return { key: id, label: nameOf(id), icon: SECTION_ICONS[id], href: to(id) };
    });
    const dish = ({ item_id, parent_id, name }: TreeRow): Found => ({
      ...{ key: `dish-${item_id}`, label: name, kind: nameOf('menu'), icon: IconToolsKitchen2 },
      href: `/menu?folder=${parent_id}&item=${item_id}&dish=${item_id}`,
    });
    const item = ({ item_id, parent_id, name }: TreeRow): Found => ({
      ...{ key: `item-${item_id}`, label: name, kind: nameOf('stock'), icon: IconPackage },
      href: `/stock?folder=${parent_id}&item=${item_id}&open=${item_id}`,
    });
    const order = ORDER_NUMBER.exec(query.trim())?.[0];
    const orders: Found[] =
      order && sections.some(({ id }) => id === 'orders')
        ? [
            {
              key: `order-${order}`,
              label: t('orderNumber', { number: order }),
              kind: nameOf('orders'),
              icon: IconReceipt,
              href: `/orders?order=${order}`,
            },
          ]
        : [];
    return [...found, ...filesIn(dishes, debounced).map(dish), ...filesIn(items, debounced).map(item), ...orders];
  }, [query, debounced, sections, dishes, items, nameOf, to, t]);
}
