'use client';
import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';

/** Pixels; the same limits are in `browse-split.module.css`. */
const LEAST_WIDTH = 180;
/** Keeps the divider more than 100 px from the right edge of the window. */
const LEAST_LIST_WIDTH = 340;
/** Part of the whole by which an arrow key moves the divider. */
const STEP = 0.05;

interface DividerOptions {
  /** Box with both sides. */
  readonly split: RefObject<HTMLElement | null>;
  /** Width of the left side in pixels. */
  readonly width: number;
  /** Width after a double click. */
  readonly usual: number;
  readonly onChange: (width: number) => void;
  /** Called with the width at the end of each move. */
  readonly onEnd: (width: number) => void;
}

/**
 * Properties of a divider between two sides: dragged, or moved with arrows, Home and End. Its value is the left side's
 * part of the whole in percent.
 */
export function useDivider({ split, width, usual, onChange, onEnd }: DividerOptions): ComponentProps<'div'> {
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
    onChange(clamped(next));
    onEnd(clamped(next));
  };
  const percent = (value: number) => Math.round((100 * value) / whole);
  const byKey: Readonly<Record<string, number>> = {
    ArrowLeft: shown - whole * STEP,
    ArrowRight: shown + whole * STEP,
    Home: LEAST_WIDTH,
    End: most,
  };
  return {
    role: 'separator',
    'aria-orientation': 'vertical',
    // Until it has a value, it cannot be focused.
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
    onDoubleClick: () => moveTo(usual),
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { from: event.clientX, width: shown };
    },
    onPointerMove({ clientX }) {
      if (drag.current) onChange(clamped(drag.current.width + clientX - drag.current.from));
    },
    onLostPointerCapture() {
      if (drag.current && drag.current.width !== shown) onEnd(shown);
      drag.current = null;
    },
  };
}
