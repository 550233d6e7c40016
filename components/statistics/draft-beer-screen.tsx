'use client';
import dynamic from 'next/dynamic';
import { useCallback, useState } from 'react';
import { useUrlState } from '@/components/address/use-url-state';
import type { ReportTable } from '@/lib/reports/report/table';
import { DraftBeerList } from './draft-beer-list';

const DraftBeerHistory = dynamic(() => import('./draft-beer-history').then((module) => module.DraftBeerHistory));

/** What of the address belongs to one of the two views alone. */
const OWN = { page: '', count: '', sort: '', dir: '', order: '' };

/** The number of a stock item in the address; whatever is none opens nothing. */
const itemIn = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Draft beer: the report, and in its place how one beer was sold. */
export function DraftBeerScreen({ table }: { table: ReportTable }) {
  const [{ item }, setUrl] = useUrlState({ item: '', ...OWN });
  const [left, setLeft] = useState<number | null>(null);
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set());
  const opened = itemIn(item);
  const mark = useCallback(
    (id: number, busy: boolean) =>
      setPending((before) => new Set(busy ? [...before, id] : [...before].filter((other) => other !== id))),
    [],
  );
  if (opened === null)
    return (
      <DraftBeerList
        table={table}
        pending={pending}
        left={left}
        onOpen={(id) => {
          // Back of the browser leads here too.
          setLeft(id);
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
        setLeft(opened);
        setUrl({ item: '', ...OWN });
      }}
    />
  );
}
