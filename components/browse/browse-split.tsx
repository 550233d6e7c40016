'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { cx, layout } from '@/components/ui/classes';
import { browserTexts } from '@/components/ui/kept-texts';
import { BeforePaint } from '@/components/ui/before-paint';
import classes from './browse-split.module.css';
import { useWords } from './use-words';

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Pixels; the same limits are in `browse-split.module.css`. */
const LEAST_WIDTH = 180;
/** Keeps the divider more than 100 px from the right edge of the window. */
const LEAST_LIST_WIDTH = 340;
/** Share of the whole width by which an arrow key moves the divider. */
const STEP = 0.05;

const WIDTH_KEY = 'folders.width';
const WIDTH = 236;

const remembered = (): number => Number(browserTexts.read(WIDTH_KEY)) || WIDTH;
const remember = (width: number) => browserTexts.write(WIDTH_KEY, String(Math.round(width)));

/**
 * Width of the left side, and the divider beside it: dragged, or moved with arrows, Home and End. Its value is the left
 * side's part of the whole in percent.
 */
function useDivider(split: RefObject<HTMLElement | null>): { width: number; divider: ComponentProps<'div'> } {
  const [width, setWidth] = useState(WIDTH);
  useIsomorphicLayoutEffect(() => setWidth(remembered()), []);
  const [whole, setWhole] = useState(0);
  const drag = useRef<{ readonly from: number; readonly width: number } | null>(null);
  useEffect(() => {
    const box = split.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setWhole(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, [split]);
  const most = Math.max(LEAST_WIDTH, whole - LEAST_LIST_WIDTH);
  const clamped = (value: number) => Math.min(most, Math.max(LEAST_WIDTH, value));
  const shown = clamped(width);
  const moveTo = (next: number) => {
    setWidth(clamped(next));
    remember(clamped(next));
  };
  const percent = (value: number) => Math.round((100 * value) / whole);
  const byKey: Readonly<Record<string, number>> = {
    ArrowLeft: shown - whole * STEP,
    ArrowRight: shown + whole * STEP,
    Home: LEAST_WIDTH,
    End: most,
  };
  const divider: ComponentProps<'div'> = {
    role: 'separator',
    'aria-orientation': 'vertical',
    // The divider cannot be focused before it has a value.
    ...(whole > 0 && {
      tabIndex: 0,
      'aria-valuemin': percent(LEAST_WIDTH),
      'aria-valuemax': percent(most),
      'aria-valuenow': percent(shown),
    }),
    onKeyDown(event) {
      const next = byKey[event.key];
      if (next === undefined) return;
      event.preventDefault();
      moveTo(next);
    },
    onDoubleClick: () => moveTo(WIDTH),
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { from: event.clientX, width: shown };
    },
    onPointerMove({ clientX }) {
      if (drag.current) setWidth(clamped(drag.current.width + clientX - drag.current.from));
    },
    onLostPointerCapture() {
      if (drag.current && drag.current.width !== shown) remember(shown);
      drag.current = null;
    },
  };
  return { width, divider };
}

/** Folders beside the list with a remembered divider; on a phone above it. */
export function BrowseSplit({ folders, list }: { folders: ReactNode; list: ReactNode }) {
  const t = useWords();
  const split = useRef<HTMLDivElement>(null);
  const { width, divider } = useDivider(split);
  return (
    <>
      <BeforePaint
        id="browse-folders"
        storageKey={WIDTH_KEY}
        css="(width) => Number(width) && '@media(min-width:48.01em){#browse-folders{flex-basis:' + Number(width) + 'px!important}}'"
      />
      <div ref={split} className={classes['split']}>
        <div
          id="browse-folders"
          className={cx(layout.screen, classes['side'], classes['folders'])}
          style={{ flexBasis: width }}
        >
          {folders}
        </div>
        <div {...divider} className={classes['divider']} aria-label={t('resize')} aria-controls="browse-folders" />
        <div id="browse-list" className={cx(layout.screen, classes['side'])}>
          {list}
        </div>
      </div>
    </>
  );
}
