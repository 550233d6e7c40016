'use client';
import { useTranslations } from 'next-intl';
import { BrowseDialogs } from '@/components/browse/browse-dialogs';
import { RemovedList } from '@/components/browse/removed-list';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { removedStock } from '@/lib/contract/stock-edit';
import type { StockEditor } from './use-stock-editor';

function RemovedItems({ editor }: { editor: StockEditor }) {
  return <RemovedList query={useEndpoint(removedStock, {})} restore={editor.commands.restore} />;
}

/** The small dialogs of the stock screen, one at a time; loaded when the first is opened. */
export function StockDialogs({ editor }: { editor: StockEditor }) {
  const t = useTranslations('stockEdit');
  const removed = { title: t('bin.title'), size: 560, content: () => <RemovedItems editor={editor} /> };
  return <BrowseDialogs editor={editor} dialog={editor.dialog} ownOf={() => removed} />;
}
