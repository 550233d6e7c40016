'use client';
import { cx, layout } from '@/components/ui/classes';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { useFormats } from '@/components/frame/use-formats';
import type { BrowseRow } from './browse-row';
import classes from './root-views.module.css';
import { useWords } from './use-words';

/** Flat list of the files of a whole tree, offered at its root. */
export interface RootView<Row extends BrowseRow> {
  /** Name in the address. */
  readonly key: string;
  readonly label: string;
  readonly holds: (row: Row) => boolean;
}

interface RootViewsProps<Row extends BrowseRow> {
  readonly views: readonly RootView<Row>[];
  readonly rows: readonly Row[];
  /** Whether all files are known; until then their numbers are not. */
  readonly complete: boolean;
  /** Key of the open view; '' is the folders. */
  readonly shown: string;
  readonly onShow: (key: string) => void;
}

/** Choice between the folders of the root and flat lists of what is worth seeing, with the number of files in each. */
export function RootViews<Row extends BrowseRow>({ views, rows, complete, shown, onShow }: RootViewsProps<Row>) {
  const t = useWords();
  const { formatCount } = useFormats();
  const files = rows.filter(({ is_file }) => is_file);
  const choices = [{ key: '', label: t('rootFolders') }, ...views];
  return (
    <div className={classes['views']} role="group" aria-label={t('rootViews')}>
      {choices.map((view) => (
        <UnstyledButton
          key={view.key}
          className={cx(layout.line, layout.muted, layout.tiny, classes['view'])}
          aria-pressed={view.key === shown}
          onClick={() => onShow(view.key)}
        >
          {view.label}
          {'holds' in view && (
            <span className={cx(layout.figures, classes['count'])}>
              {complete ? formatCount(files.filter(view.holds).length) : ''}
            </span>
          )}
        </UnstyledButton>
      ))}
    </div>
  );
}
