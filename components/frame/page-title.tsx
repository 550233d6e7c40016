import { useTranslations } from 'next-intl';

/** The document's title, e.g. in the tab; React moves it into the head. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} · ${useTranslations('app')('title')}`}</title>;
}
