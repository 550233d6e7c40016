import { toasts } from '@/components/ui/toast-store';

interface Note {
  readonly title: string;
  readonly text: string;
  readonly close: string;
  readonly color?: 'green' | 'red';
}

const FAILURE_MS = 10_000;

/** Toast of success or failure, placed away from dialog buttons. */
export const notify = ({ title, text, close, color }: Note): string =>
  toasts.show({
    place: 'left',
    ...(color && { color }),
    ...(color === 'red' && { autoClose: FAILURE_MS }),
    title,
    message: text,
    closeLabel: close,
  });
