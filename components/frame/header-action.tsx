import type { TablerIcon } from '@tabler/icons-react';
import classes from './header-action.module.css';

/** Looks of a button in the head of a page, which is its icon alone where there is no room for its name. */
export const headerAction = (label: string, Icon: TablerIcon, title = label) => ({
  className: classes['button'],
  'aria-label': label,
  title,
  leftSection: <Icon size={16} aria-hidden />,
  children: label,
});
