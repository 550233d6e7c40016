import type { ReactNode } from 'react';
import { Title, type TitleOrder } from './title';
import { cx, layout } from './classes';
import classes from './empty-state.module.css';

export interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** Content that would be here, or advice. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** 1 if the page has no other content. */
  readonly order?: TitleOrder;
}

/** Empty state: what is missing, why, and what to do. */
export function EmptyState({ icon, title, children, action, order = 2 }: EmptyStateProps) {
  return (
    <div className={cx(layout.stack, classes['state'])}>
      <span className={cx(layout.muted, classes['icon'])} aria-hidden>
        {icon}
      </span>
      <Title order={order} size="h2">
        {title}
      </Title>
      {children && <div className={cx(layout.muted, classes['text'])}>{children}</div>}
      {action && <div className={cx(layout.row, classes['action'])}>{action}</div>}
    </div>
  );
}
