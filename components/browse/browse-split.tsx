'use client';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Group, Panel, Separator, usePanelRef } from 'react-resizable-panels';
import { BeforePaint } from '@/components/ui/before-paint';
import classes from './browse-split.module.css';
import { useWords } from './use-words';

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

const WIDTH_KEY = 'folders.width';
const WIDTH = 236;
const LEAST_WIDTH = 180;
/** Pixels; keeps the divider more than 100 px from the right edge of the window. */
const LEAST_LIST_WIDTH = 340;

const remembered = (): number | undefined => {
  try {
    return Number(localStorage.getItem(WIDTH_KEY)) || undefined;
  } catch {
    return undefined;
  }
};

function remember(width: number): void {
  try {
    localStorage.setItem(WIDTH_KEY, String(Math.round(width)));
  } catch {
    // Without storage the usual width applies.
  }
}

/** Folders beside the list with a remembered divider; on a phone above it. */
export function BrowseSplit({ folders, list }: { folders: ReactNode; list: ReactNode }) {
  const t = useWords();
  const panel = usePanelRef();
  useIsomorphicLayoutEffect(() => {
    const width = remembered();
    if (width) panel.current?.resize(width);
  }, [panel]);
  return (
    <>
      <BeforePaint
        id="browse-folders"
        storageKey={WIDTH_KEY}
        css="(width) => Number(width) && '#browse-folders{flex-basis:' + Number(width) + 'px!important}'"
      />
      <Group
        className={classes['split'] ?? ''}
        onLayoutChanged={(_, { isUserInteraction }) => {
          // The panel has its new width only after the next paint.
          if (isUserInteraction)
            requestAnimationFrame(() => panel.current && remember(panel.current.getSize().inPixels));
        }}
      >
        <Panel
          id="browse-folders"
          panelRef={panel}
          className={classes['side'] ?? ''}
          defaultSize={WIDTH}
          minSize={LEAST_WIDTH}
          groupResizeBehavior="preserve-pixel-size"
        >
          {folders}
        </Panel>
        <Separator className={classes['divider'] ?? ''} aria-label={t('resize')} />
        <Panel id="browse-list" className={classes['side'] ?? ''} minSize={LEAST_LIST_WIDTH}>
          {list}
        </Panel>
      </Group>
    </>
  );
}
