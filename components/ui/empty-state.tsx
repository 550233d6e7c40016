import { Title, type TitleOrder } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

export interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** What would be here, or what to do about it. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** 1 when this is all the page has. */
  readonly order?: TitleOrder;
}

/** Says in a calm way that there is nothing here, why, and what comes next. */
export function EmptyState({ icon, title, children, action, order = 2 }: EmptyStateProps) {
  return (
    <div className={classes['state']}>
      <span className={classes['icon']} aria-hidden>
        {icon}
      </span>
      <Title order={order} size="h2">
        {title}
      </Title>
      {children && <div className={classes['text']}>{children}</div>}
      {action && <div className={classes['action']}>{action}</div>}
    </div>
  );
}
