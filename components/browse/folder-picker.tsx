'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { TreePicker } from '@/components/tree/tree-picker';
import type { BrowseRow } from './browse-row';
import type { Browse } from './use-browse';
import { useWords } from './use-words';

interface FolderPickerProps<Row extends BrowseRow> {
  browse: Pick<Browse<Row>, 'byId' | 'folders'>;
  label: string;
  /** 0 is the root. */
  value: number;
  onChange: (folder: number) => void;
  /** Folders that cannot be chosen. */
  without?: ReadonlySet<number>;
}

/** Chooses a folder from the tree or by name. */
export function FolderPicker<Row extends BrowseRow>({ browse, without, ...picker }: FolderPickerProps<Row>) {
  const t = useTranslations('browse.pickFolder');
  const words = useWords();
  const { byId, folders } = browse;
  const allowed = useMemo(() => folders.filter(({ item_id }) => !without?.has(item_id)), [folders, without]);
  return (
    <TreePicker
      {...picker}
      placeholder={t('search')}
      treeLabel={t('label')}
      none={t('none')}
      chooses="folders"
      root={words('root')}
      rows={allowed}
      byId={byId}
    />
  );
}
