import type { ReactNode } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { Title } from '@/components/ui/title';
import classes from './page-header.module.css';
import { PageTitle } from './page-title';
import { Toolbar } from './toolbar';

export interface PageHeaderProps {
  readonly title: string;
  /** Heading in place of the title, if several screens share the head. */
  readonly heading?: string;
  /** Period, filters and search of the screen. */
  readonly children?: ReactNode;
  /** Actions at the right: print, export, add. A phone shows two of them; see `Toolbar`. */
  readonly actions?: ReactNode;
}

/** Head of every screen: title, filters and actions. Sets the document title. */
export function PageHeader({ title, heading = title, children, actions }: PageHeaderProps) {
  return (
    <header className={cx(layout.row, classes['header'])}>
      <PageTitle>{title}</PageTitle>
      <Title order={1}>{heading}</Title>
      {children && <div className={cx(layout.row, classes['filters'])}>{children}</div>}
      {actions && <Toolbar>{actions}</Toolbar>}
    </header>
  );
}
