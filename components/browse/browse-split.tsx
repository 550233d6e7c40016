'use client';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { BeforePaint } from '@/components/ui/before-paint';
import classes from './browse-split.module.css';
import { useDivider } from './use-divider';
import { useWords } from './use-words';

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

const WIDTH_KEY = 'folders.width';
const WIDTH = 236;

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
  const split = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(WIDTH);
  useIsomorphicLayoutEffect(() => setWidth(remembered() ?? WIDTH), []);
  const divider = useDivider({ split, width, usual: WIDTH, onChange: setWidth, onEnd: remember });
  return (
    <>
      <BeforePaint
        id="browse-folders"
        storageKey={WIDTH_KEY}
        css="(width) => Number(width) && '@media(min-width:48.01em){#browse-folders{flex-basis:' + Number(width) + 'px!important}}'"
      />
      <div ref={split} className={classes['split']}>
        <div id="browse-folders" className={`${classes['side']} ${classes['folders']}`} style={{ flexBasis: width }}>
          {folders}
        </div>
        <div {...divider} className={classes['divider']} aria-label={t('resize')} aria-controls="browse-folders" />
        <div id="browse-list" className={`${classes['side']} ${classes['rest']}`}>
          {list}
        </div>
      </div>
    </>
  );
}
