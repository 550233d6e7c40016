import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cx, layout } from '@/components/ui/classes';
import classes from './sees.module.css';

/** Line of a list with a check mark or a dash. */
export function Marked({ on, children }: { readonly on: boolean; readonly children: ReactNode }) {
  const t = useTranslations('users.sees');
  const Icon = on ? IconCheck : IconMinus;
  return (
    <li className={cx(layout.line, layout.muted, layout.small, classes['line'])} data-on={on || undefined}>
      <Icon size={16} stroke={1.8} role="img" aria-label={t(on ? 'yes' : 'no')} />
      <span>{children}</span>
    </li>
  );
}
