'use client';
import dynamic from 'next/dynamic';
import { useCallback, useState } from 'react';
import { useUrlState } from '@/components/address/use-url-state';
import { numberIn } from '@/lib/domain/record-number';
import { withItem } from '@/lib/domain/sets';
import { DraftBeerList } from './draft-beer-list';
import type { ReportScreenProps } from './report-screen';

const DraftBeerHistory = dynamic(() => import('./draft-beer-history').then((module) => module.DraftBeerHistory));

/** Parameters of the address that belong to one of the two views. */
const OWN = { page: '', count: '', sort: '', dir: '', order: '' };

/** Draft beer: the report, or the sales of one beer. */
export function DraftBeerScreen({ table, looks }: ReportScreenProps) {
  const [{ item }, setUrl] = useUrlState({ item: '', ...OWN });
  const [lastOpened, setLastOpened] = useState<number | null>(null);
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set());
  const opened = numberIn(item);
  const mark = useCallback((id: number, busy: boolean) => setPending((before) => withItem(before, id, busy)), []);
  if (opened === null)
    return (
      <DraftBeerList
        table={table}
        looks={looks}
        pending={pending}
        lastOpened={lastOpened}
        onOpen={(id) => {
          // Also reached by the browser's Back.
          setLastOpened(id);
          setUrl({ item: String(id), ...OWN });
        }}
      />
    );
  return (
    <DraftBeerHistory
      key={opened}
      place={table.place}
      isPending={pending.has(opened)}
      onPending={mark}
      onBack={() => {
        setLastOpened(opened);
        setUrl({ item: '', ...OWN });
      }}
    />
  );
}
