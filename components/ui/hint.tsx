'use client';
import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { cx, layout } from './classes';
import classes from './hint.module.css';

const DELAY_MS = 300;
/** Pixels between the element and its tooltip, and from there to the edge of the window. */
const GAP = 5;

interface TargetProps {
  readonly 'aria-describedby'?: string | undefined;
  readonly onMouseEnter?: (event: { readonly currentTarget: Element }) => void;
  readonly onMouseLeave?: () => void;
}

export interface HintProps {
  readonly label: string;
  readonly position?: 'top' | 'right';
  readonly disabled?: boolean;
  readonly children: ReactElement<TargetProps>;
}

/** Tooltip that the pointer shows. It stays in its landmark, and no scrolling box clips it. */
export function Hint({ label, position = 'top', disabled = false, children }: HintProps) {
  const id = useId();
  const [hovered, setHovered] = useState<Element | null>(null);
  const [target, setTarget] = useState<Element | null>(null);
  useEffect(() => {
    if (!hovered) return undefined;
    const timer = setTimeout(() => setTarget(hovered), DELAY_MS);
    return () => clearTimeout(timer);
  }, [hovered]);
  if (disabled) return children;
  const leave = () => {
    setHovered(null);
    setTarget(null);
  };
  return (
    <>
      {cloneElement(children, {
        onMouseEnter: ({ currentTarget }) => setHovered(currentTarget),
        onMouseLeave: leave,
        ...(target && { 'aria-describedby': id }),
      })}
      {target && (
        <Bubble id={id} target={target} position={position}>
          {label}
        </Bubble>
      )}
    </>
  );
}

interface BubbleProps {
  readonly id: string;
  readonly target: Element;
  readonly position: 'top' | 'right';
  readonly children: ReactNode;
}

function Bubble({ id, target, position, children }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bubble;
    if (!current) return;
    const at = target.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = current;
    const above = at.top - height - GAP;
    const place =
      position === 'right'
        ? { left: at.right + GAP, top: at.top + (at.height - height) / 2 }
        : { left: at.left + (at.width - width) / 2, top: above < GAP ? at.bottom + GAP : above };
    const most = document.documentElement.clientWidth - width - GAP;
    current.style.left = `${Math.max(GAP, Math.min(place.left, most))}px`;
    current.style.top = `${place.top}px`;
  }, [target, position]);
  return (
    <div ref={bubble} id={id} role="tooltip" className={cx(layout.small, layout.appears, classes['hint'])}>
      {children}
    </div>
  );
}
