import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';
import { PageTitle } from './page-title';

export interface PageHeaderProps {
  readonly title: string;
  /** Instead of the title, where the screen is one of several under the same head. */
  readonly heading?: string;
  /** Period, filters and search of the screen. */
  readonly children?: ReactNode;
  /** Print, export, add: what can be done here, at the right. */
  readonly actions?: ReactNode;
}

/** The head of every screen: what it is, what it is narrowed to, and what can be done. Names the document too. */
export function PageHeader({ title, heading = title, children, actions }: PageHeaderProps) {
  return (
    <header className={classes['header']}>
      <PageTitle>{title}</PageTitle>
      <Title order={1}>{heading}</Title>
      {children && <div className={classes['filters']}>{children}</div>}
      {actions && <div className={classes['actions']}>{actions}</div>}
    </header>
  );
}
