'use client';
import { createContext, use, useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './classes';
import classes from './tabs.module.css';

interface Chosen {
  readonly id: string;
  readonly hasPanels: boolean;
  readonly value: string;
  readonly choose: (value: string) => void;
}

const ChosenContext = createContext<Chosen>({ id: '', hasPanels: false, value: '', choose: () => undefined });

export interface TabsProps<Value extends string> extends Omit<ComponentProps<'div'>, 'onChange'> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** False where the tabs change what is below them without panels. */
  readonly hasPanels?: boolean;
}

/** Tabs: a `TabList` with `Tab`s, and a `TabPanel` for each of them. */
export function Tabs<Value extends string>({ value, onChange, hasPanels = true, ...props }: TabsProps<Value>) {
  const id = useId();
  return (
    <ChosenContext value={{ id, hasPanels, value, choose: (next) => onChange(next as Value) }}>
      <div {...props} />
    </ChosenContext>
  );
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrows, Home and End choose a tab. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab === event.target);
  const step = STEP[event.key];
  const next = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step !== undefined && at + step;
  if (next === false || at < 0) return;
  event.preventDefault();
  const tab = tabs.at(next % tabs.length);
  tab?.focus();
  tab?.click();
}

/** The row of tabs; give it an `aria-label`. */
export const TabList = ({ className, ...props }: ComponentProps<'div'>) => (
  <div role="tablist" className={cx(classes['list'], className)} onKeyDown={move} {...props} />
);

export interface TabProps extends ComponentProps<'button'> {
  readonly value: string;
  /** After the text, e.g. the mark of an error. */
  readonly rightSection?: ReactNode;
}

/** One tab of the list. */
export function Tab({ value, className, rightSection, children, ...props }: TabProps) {
  const { id, hasPanels, value: chosen, choose } = use(ChosenContext);
  const isChosen = value === chosen;
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      className={cx(classes['tab'], className)}
      aria-selected={isChosen}
      aria-controls={isChosen && hasPanels ? `${id}-panel-${value}` : undefined}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => choose(value)}
      {...props}
    >
      <span className={classes['label']}>{children}</span>
      {rightSection && <span className={classes['section']}>{rightSection}</span>}
    </button>
  );
}

export interface TabPanelProps extends ComponentProps<'div'> {
  readonly value: string;
  /** Keeps its content, and e.g. a photo chosen there, while another tab is shown. */
  readonly keepMounted?: boolean;
}

/** Panel with the content of a tab. */
export function TabPanel({ value, keepMounted = false, children, ...props }: TabPanelProps) {
  const { id, value: chosen } = use(ChosenContext);
  const isChosen = value === chosen;
  if (!isChosen && !keepMounted) return null;
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      hidden={!isChosen}
      {...props}
    >
      {children}
    </div>
  );
}
