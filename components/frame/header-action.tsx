import type { TablerIcon } from '@tabler/icons-react';
import classes from './header-action.module.css';

/** Props of a button in a page's head; without room for its name it shows its icon alone. */
export const headerAction = (label: string, Icon: TablerIcon, title = label) => ({
  className: classes['button'],
  'aria-label': label,
  title,
  leftSection: <Icon size={16} aria-hidden />,
  children: label,
});
