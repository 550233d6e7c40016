'use client';
import {
  IconCreditCard,
  IconPackage,
  IconReceipt,
  IconToolsKitchen2,
  IconUser,
  IconUserCog,
} from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { menuRows } from '@/lib/sections/menu/contract/menu';
import { listCardHolders, listCashiers } from '@/lib/sections/orders/contract/orders';
import { userRows } from '@/lib/sections/users/contract/rows';
import { stockRows } from '@/lib/sections/stock/contract/stock';
import { personText } from '@/lib/rights/person';
import { searchRows, type TreeRow } from '@/lib/domain/tree';
import { findInLayouts } from '@/lib/i18n/keyboard';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import { useDebouncedValue } from '@/components/ui/use-debounced';
import { useSectionHref } from '@/components/period/carried-period';
import { ACTION_IDS, ACTION_LINKS } from './action-links';
import { exactFirst, findByName, LEAST, MOST } from './find-by-name';
import type { Findable, Found, FoundInput } from './findable';
import { SECTION_ICONS } from './section-icons';
import { useFoundReports } from './use-found-reports';

const DEBOUNCE_MS = 100;
const ORDER_NUMBER = /^[1-9]\d{0,8}$/;
const CARRIED = [ru.frame.writeOffQuery, en.frame.writeOffQuery].map((text) => text.toLowerCase());

/** Name of the item to write off, in a query that begins with the action; undefined for any other query. */
const itemToWriteOff = (query: string): string | undefined => {
  const text = query.trimStart().toLowerCase();
  const start = CARRIED.find((one) => text.startsWith(one));
  return start === undefined ? undefined : query.trimStart().slice(start.length).trim();
};

function filesIn(rows: readonly TreeRow[] | undefined, query: string): readonly TreeRow[] {
  if (!rows || query.length < LEAST) return [];
  const files = rows.filter(({ is_file }) => is_file);
  return findInLayouts(query, (text) => searchRows(files, text, MOST));
}

/** Sections and actions that the query names in any language. */
function useNamed({ query, sections, actions }: FoundInput): readonly Found[] {
  const nameOf = useTranslations('sections');
  const t = useTranslations('frame');
  const to = useSectionHref();
  return useMemo(() => {
    const named = sections.map((section) => ({
      ...section,
      names: [ru.sections[section.id], en.sections[section.id]],
    }));
    const doing = ACTION_IDS.filter((id) => actions.includes(id)).map((id) => ({
      id,
      names: [ru, en].flatMap(({ frame }) => [frame.actions[id], ...frame.actionWords[id].split(', ')]),
    }));
    return [
      ...findByName(query, named).map(({ id }): Found => {
        return { key: id, label: nameOf(id), icon: SECTION_ICONS[id], href: to(id) };
      }),
      ...(query.trim().length < LEAST ? [] : findByName(query, doing)).map(({ id }): Found => {
        return { key: `action-${id}`, label: t(`actions.${id}`), kind: t('action'), ...ACTION_LINKS[id] };
      }),
    ];
  }, [query, sections, actions, nameOf, to, t]);
}

/** People that the query names: staff with their accounts, cashiers with their orders, holders of cards with the sales by their card. */
function usePeople(query: string, { cashiers, holders, staff }: Findable['people']): readonly Found[] {
  const t = useTranslations('frame');
  const isLong = query.length >= LEAST;
  const tills = useEndpoint(listCashiers, cashiers && isLong ? {} : null).data?.items;
  const users = useEndpoint(userRows, staff && isLong ? { query: {} } : null).data?.rows;
  const cards = useEndpoint(listCardHolders, holders && isLong ? {} : null).data?.items;
  return useMemo(() => {
    if (!isLong) return [];
    const people = (tills ?? []).map(({ user_id, user_name }) => ({ id: String(user_id), names: [user_name] }));
    const owners = (cards ?? []).map(({ card_number, name }) => ({ id: card_number, names: [name] }));
    const accounts = (users ?? []).map((user) => ({
      id: String(user.user_id),
      names: [personText(user), user.login, user.name ?? ''],
    }));
    return [
      ...findByName(query, accounts).map(({ id, names }): Found => {
        const href = `/settings/users?user=${id}`;
        return { key: `user-${id}`, label: names[0] ?? '', kind: t('user'), icon: IconUserCog, href };
      }),
      ...findByName(query, people).map(({ id, names }): Found => {
        const href = `/orders?period_id=4&cashier_id=${id}`;
        return { key: `cashier-${id}`, label: names[0] ?? '', kind: t('cashier'), icon: IconUser, href };
      }),
      ...findByName(query, owners).map(({ id, names }): Found => {
        const href = `/statistics/discount_cards?${new URLSearchParams({ period_id: '4', hall: 'venue', card_number: id })}`;
        const kind = t('cardHolder', { card: id });
        return { key: `card-${id}`, label: names[0] ?? '', kind, icon: IconCreditCard, href };
      }),
    ].slice(0, MOST);
  }, [query, isLong, users, tills, cards, t]);
}

/**
 * Search results: sections and actions by name; from the second letter on reports by name, and people, dishes and stock
 * items by name or id, loaded on demand. A number may be an order. Exact names come first. After the words of writing
 * off, items to write off.
 */
export function useFound(input: FoundInput): readonly Found[] {
  const { query, sections, actions, people } = input;
  const nameOf = useTranslations('sections');
  const t = useTranslations('frame');
  const debounced = useDebouncedValue(query.trim(), DEBOUNCE_MS);
  const lost = actions.includes('writeOff') ? itemToWriteOff(query) : undefined;
  const opens = (id: string) => debounced.length >= LEAST && sections.some((one) => one.id === id);
  const dishes = useEndpoint(menuRows, lost === undefined && opens('menu') ? {} : null).data?.rows;
  const items = useEndpoint(stockRows, opens('stock') ? {} : null).data?.rows;
  const named = useNamed(input);
  const reports = useFoundReports(input);
  const found = usePeople(lost === undefined ? debounced : '', people);
  return useMemo(() => {
    const item = ({ item_id, parent_id, name }: TreeRow, act = `open=${item_id}`): Found => ({
      key: `item-${item_id}`,
      label: name,
      kind: nameOf('stock'),
      icon: IconPackage,
      href: `/stock?folder=${parent_id}&item=${item_id}&${act}`,
    });
    if (lost !== undefined) {
      const listed = lost.length < LEAST ? (items ?? []).filter(({ is_file }) => is_file) : filesIn(items, lost);
      const kind = t('actions.writeOff');
      return exactFirst(
        lost,
        listed.slice(0, MOST).map((row) => ({ ...item(row, 'act=writeoff'), kind })),
      );
    }
    const dish = ({ item_id, parent_id, name }: TreeRow): Found => ({
      key: `dish-${item_id}`,
      label: name,
      kind: nameOf('menu'),
      icon: IconToolsKitchen2,
      href: `/menu?folder=${parent_id}&item=${item_id}&dish=${item_id}`,
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
    const files = [...filesIn(dishes, debounced).map(dish), ...filesIn(items, debounced).map((row) => item(row))];
    return exactFirst(query, [...named, ...reports, ...found, ...files, ...orders]);
  }, [query, debounced, lost, sections, named, reports, found, dishes, items, nameOf, t]);
}
