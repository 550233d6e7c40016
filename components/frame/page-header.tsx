'use client';
import { type ReactNode, useId, useState } from 'react';
import { IconDots } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { cx, layout } from '@/components/ui/classes';
import { Title } from '@/components/ui/title';
import { ActionIcon } from '@/components/ui/action-icon';
import classes from './page-header.module.css';
import { PageTitle } from './page-title';
import toolbar from './toolbar.module.css';

/**
 * Actions of a screen in a row. A phone shows only two of more than three beside the title: the primary one and the one
 * before it, or the first two if none is primary. The ⋯ button opens the others below, with labels (docs/domain.md,
 * section 17).
 */
function Toolbar({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('frame');
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={cx(layout.onScreen, toolbar['toolbar'])} data-open={open || undefined}>
      <div id={id} className={cx(layout.row, toolbar['actions'])}>
        {children}
      </div>
      <ActionIcon
        size={40}
        className={toolbar['more'] ?? ''}
        aria-label={t('moreActions')}
        title={t('moreActions')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <IconDots size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}

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
      {children && <div className={cx(layout.row, layout.onScreen, classes['filters'])}>{children}</div>}
      {actions && <Toolbar>{actions}</Toolbar>}
    </header>
  );
}
