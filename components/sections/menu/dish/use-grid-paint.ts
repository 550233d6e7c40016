'use client';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { DAY_HOURS, isAreaOn, isHourOn, paint, type Area, type Opening } from '@/lib/sections/menu/rules/opening-hours';

interface GridPaint {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly value: Opening;
  readonly onChange: (opening: Opening) => void;
}

interface Stroke {
  /** Week before the press, so that the rectangle can shrink again. */
  readonly before: Opening;
  readonly from: number;
  readonly on: boolean;
}

const LAST_DAY = 6;
const dayOf = (cell: number): number => Math.floor(cell / DAY_HOURS);
const hourOf = (cell: number): number => cell % DAY_HOURS;
const areaOf = (from: number, to: number): Area => ({
  fromDay: dayOf(from),
  toDay: dayOf(to),
  fromHour: hourOf(from),
  toHour: hourOf(to),
});

const cellOf = (element: EventTarget | null): number | null => {
  const cell = element instanceof Element ? element.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;
  return cell === undefined ? null : Number(cell);
};

/** Touch events keep the first cell as target, so the cell is looked up by position. */
const cellUnder = ({ pointerType, clientX, clientY, target }: PointerEvent): number | null =>
  cellOf(pointerType === 'mouse' ? target : document.elementFromPoint(clientX, clientY));

const STEPS: Readonly<Record<string, (day: number, hour: number) => readonly [number, number]>> = {
  ArrowLeft: (day, hour) => [day, Math.max(0, hour - 1)],
  ArrowRight: (day, hour) => [day, Math.min(DAY_HOURS - 1, hour + 1)],
  ArrowUp: (day, hour) => [Math.max(0, day - 1), hour],
  ArrowDown: (day, hour) => [Math.min(LAST_DAY, day + 1), hour],
  Home: (day) => [day, 0],
  End: (day) => [day, DAY_HOURS - 1],
};

/**
 * Painting on the week. A press toggles a cell and a drag fills a rectangle with the same; Space toggles, arrows move,
 * Shift with arrows copies the state of the cell.
 */
export function useGridPaint({ root, value, onChange }: GridPaint) {
  const [at, setAt] = useState(0);
  const stroke = useRef<Stroke | null>(null);
  const isOn = (cell: number) => isHourOn(value.hours, dayOf(cell), hourOf(cell));
  const fill = (area: Area) => onChange(paint(value, area, !isAreaOn(value.hours, area)));

  const onPointerDown = (event: PointerEvent) => {
    const cell = cellOf(event.target);
    if (cell === null || event.button !== 0) return;
    const on = !isOn(cell);
    stroke.current = { before: value, from: cell, on };
    setAt(cell);
    onChange(paint(value, areaOf(cell, cell), on));
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = stroke;
    if (!current) return;
    // The button was released outside the window.
    if (event.buttons === 0) {
      stroke.current = null;
      return;
    }
    const cell = cellUnder(event);
    if (cell !== null) onChange(paint(current.before, areaOf(current.from, cell), current.on));
  };
  const end = () => void (stroke.current = null);

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (cell === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (event.key === ' ') onChange(paint(value, areaOf(cell, cell), !isOn(cell)));
    else if (step) {
      const [day, hour] = step(dayOf(cell), hourOf(cell));
      const next = day * DAY_HOURS + hour;
      setAt(next);
      root.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
      if (event.shiftKey) onChange(paint(value, areaOf(cell, next), isOn(cell)));
    } else return;
    event.preventDefault();
  };

  const handlers = { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end, onKeyDown };
  return { at, fill, handlers };
}
