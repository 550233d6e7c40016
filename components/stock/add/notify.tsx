import { notifications } from '@mantine/notifications';
import classes from './add-stock-dialog.module.css';

interface Note {
  readonly title: string;
  readonly text: string;
  readonly close: string;
  readonly color?: 'green' | 'red';
}

const FAILURE_MS = 10_000;

/** Toast of success or failure, placed away from dialog buttons. */
export const notify = ({ title, text, close, color }: Note): string =>
  notifications.show({
    position: 'bottom-left',
    ...(color && { color }),
    ...(color === 'red' && { autoClose: FAILURE_MS }),
    title,
    // Mantine's grey is too pale here.
    message: <span className={classes['note']}>{text}</span>,
    closeButtonProps: { 'aria-label': close },
  });
