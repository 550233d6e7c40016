import { useTranslations } from 'next-intl';

/** Title of the document; React moves it to the head. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} · ${useTranslations('app')('title')}`}</title>;
}
