import { useTranslations } from 'next-intl';
import { PrintPage } from '@/components/print/print-page';
import { PrintTable } from '@/components/print/print-table';
import type { PriceList, PriceSection } from '@/lib/sections/menu/rules/price-list';
import { useFormats } from '@/components/frame/use-formats';
import classes from './price-list-page.module.css';

const ALL = ['id', 'name', 'type', 'retailPrice', 'primeCost', 'lastUpdate'] as const;

function SectionTable({ section }: { readonly section: PriceSection }) {
  // Missing for a reader who must not see costs.
  const columns = ALL.filter(
    (key) => key !== 'primeCost' || section.rows.some((dish) => dish.prime_cost !== undefined),
  );
  const t = useTranslations('priceList');
  const words = useTranslations('menu');
  const { formatMoney, formatTime } = useFormats();
  return (
    <PrintTable className={classes['table']} caption={section.heading || t('noFolder')}>
      <thead>
        <tr>
          {columns.map((key) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {section.rows.map((dish) => (
          <tr key={dish.item_id} data-off={dish.status === 0 || undefined}>
            <td>{dish.item_id}</td>
            <td>{dish.status === 0 ? `${dish.name} (${words('off')})` : dish.name}</td>
            <td>{words(dish.type ? 'kitchen' : 'bar')}</td>
            <td>{dish.retail_price === null ? t('priceAsked') : formatMoney(dish.retail_price)}</td>
            {dish.prime_cost !== undefined && (
              <td>{dish.prime_cost === null ? words('noRecipe') : formatMoney(dish.prime_cost)}</td>
            )}
            <td>{formatTime(dish.last_update)}</td>
          </tr>
        ))}
      </tbody>
    </PrintTable>
  );
}

export interface PriceListPageProps {
  readonly list: PriceList;
  readonly folder: number;
  readonly venue: string;
  readonly login: string;
  /** Unix seconds. */
  readonly now: number;
}

/** Price list as a page for the browser's printing; opens the print dialog by itself. */
export function PriceListPage({ list, folder, venue, login, now }: PriceListPageProps) {
  const t = useTranslations('priceList');
  const { formatTime } = useFormats();
  return (
    <PrintPage
      title={t('title')}
      subtitle={list.scope || t('wholeMenu')}
      venue={venue}
      printed={t('printed', { login, time: formatTime(now) })}
      back={{ href: `/menu?folder=${folder}`, label: t('backToMenu') }}
      printLabel={t('print')}
    >
      {list.sections.length === 0 && <p>{t('empty')}</p>}
      {list.sections.map((section) => (
        <SectionTable key={section.rows[0]?.item_id} section={section} />
      ))}
    </PrintPage>
  );
}
