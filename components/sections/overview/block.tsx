import { useId, type ReactNode } from 'react';
import { cx, layout } from '@/components/ui/classes';
import classes from './overview.module.css';

interface BlockProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Part of the overview with its heading. */
export function Block({ title, children }: BlockProps) {
  const id = useId();
  return (
    <section className={cx(layout.stack, layout.panel, classes['block'])} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
