'use client';
import { useTranslations } from 'next-intl';
import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { placeOfHour, TRADE_HOURS } from '@/lib/domain/hour-range';
import { cx, layout } from '@/components/ui/classes';
import classes from './hours-slider.module.css';

/** Positions of the first and the last hour among the trading hours. */
export type HourPlaces = readonly [number, number];

const LAST = TRADE_HOURS.length - 1;
/** Hours that Page Up and Page Down skip. */
const PAGE = 3;
const MARKED = [12, 18, 0];
const HANDLES = [0, 1] as const;
type Handle = (typeof HANDLES)[number];

/** Positions open to a handle: the other one stays at least an hour away. */
const limitsOf = (handle: Handle, [from, to]: HourPlaces): HourPlaces =>
  handle === 0 ? [0, to - 1] : [from + 1, LAST];

/** Both positions after a handle has moved to `place`, or as near as it may. */
function movedTo(handle: Handle, place: number, places: HourPlaces): HourPlaces {
  const [least, most] = limitsOf(handle, places);
  const own = Math.min(Math.max(place, least), most);
  return handle === 0 ? [own, places[1]] : [places[0], own];
}

/** Position that a key asks for; undefined for other keys. */
function placeByKey(key: string, handle: Handle, places: HourPlaces): number | undefined {
  const now = places[handle];
  const keys: Readonly<Record<string, number>> = {
    ArrowRight: now + 1,
    ArrowUp: now + 1,
    ArrowLeft: now - 1,
    ArrowDown: now - 1,
    PageUp: now + PAGE,
    PageDown: now - PAGE,
    Home: 0,
    End: LAST,
  };
  return keys[key];
}

interface HoursSliderProps {
  /** Positions shown, also while a handle moves. */
  readonly places: HourPlaces;
  /** Names of the handles. */
  readonly names: readonly [string, string];
  /** Position of a handle in words. */
  readonly wordsOf: (handle: Handle, place: number) => string;
  readonly onMove: (places: HourPlaces) => void;
  /** The mouse button, finger or key that moved a handle is released. */
  readonly onRelease: (places: HourPlaces) => void;
  /** The browser takes the finger over, to scroll. */
  readonly onCancel: () => void;
}

/** Slider with two handles over the hours of a business day. */
export function HoursSlider({ places, names, wordsOf, onMove, onRelease, onCancel }: HoursSliderProps) {
  const t = useTranslations('reports.hours');
  const track = useRef<HTMLDivElement>(null);
  const thumbs = useRef<(HTMLElement | null)[]>([]);
  const held = useRef<Handle | null>(null);
  const moved = useRef<HourPlaces | null>(null);
  const move = (handle: Handle, place: number) => {
    moved.current = movedTo(handle, place, moved.current ?? places);
    onMove(moved.current);
  };
  const release = () => {
    const last = moved.current;
    held.current = null;
    moved.current = null;
    if (last) onRelease(last);
  };
  const cancel = () => {
    held.current = null;
    moved.current = null;
    onCancel();
  };
  const placeAt = ({ clientX }: PointerEvent): number => {
    const { left = 0, width = 0 } = track.current?.getBoundingClientRect() ?? {};
    return Math.round((width > 0 ? (clientX - left) / width : 0) * LAST);
  };
  const drag = (event: PointerEvent) => {
    if (held.current !== null) move(held.current, placeAt(event));
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const place = placeAt(event);
    held.current = Math.abs(place - places[0]) <= Math.abs(place - places[1]) ? 0 : 1;
    // Otherwise the press selects text and takes the focus from the handle.
    event.preventDefault();
    thumbs.current[held.current]?.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag(event);
  };
  const typed = (handle: Handle) => (event: KeyboardEvent) => {
    const place = placeByKey(event.key, handle, moved.current ?? places);
    if (place === undefined) return;
    event.preventDefault();
    move(handle, place);
  };
  const style = { '--from': places[0] / LAST, '--to': places[1] / LAST } as CSSProperties;
  return (
    <div
      role="group"
      aria-label={t('label')}
      className={classes['slider']}
      style={style}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={cancel}
    >
      <div ref={track} className={classes['track']}>
        {MARKED.map((hour) => (
          <span
            key={hour}
            aria-hidden
            className={cx(layout.muted, layout.figures, classes['mark'])}
            style={{ '--at': placeOfHour(hour) / LAST } as CSSProperties}
          >
            {hour}
          </span>
        ))}
        {HANDLES.map((handle) => {
          const [least, most] = limitsOf(handle, places);
          return (
            <div
              key={handle}
              ref={(node) => {
                thumbs.current[handle] = node;
              }}
              role="slider"
              tabIndex={0}
              className={classes['thumb']}
              data-handle={handle}
              aria-label={names[handle]}
              aria-valuemin={least}
              aria-valuemax={most}
              aria-valuenow={places[handle]}
              aria-valuetext={wordsOf(handle, places[handle])}
              onKeyDown={typed(handle)}
              onKeyUp={release}
              onBlur={release}
            />
          );
        })}
      </div>
    </div>
  );
}
