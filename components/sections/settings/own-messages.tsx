'use client';
import { useTranslations } from 'next-intl';
import rows from '@/components/record/row.module.css';
import { cx, layout } from '@/components/ui/classes';
import { usePolling } from '@/lib/api/use-polling';
import type { OwnMessage } from '@/lib/sections/settings/contract/messages';
import { useFormats } from '@/components/frame/use-formats';
import classes from './preferences.module.css';

const PAUSE_MS = 4_000;

/** Whether a message will change without its person. */
const moves = ({ state }: OwnMessage): boolean => state === 'waiting' || state === 'sending';

interface OwnMessagesProps {
  readonly messages: readonly OwnMessage[];
  /** Called while a message is under way. */
  readonly onLook: () => void;
}

/** The person's last messages with what became of each; nothing before the first. */
export function OwnMessages({ messages, onLook }: OwnMessagesProps) {
  const t = useTranslations('preferences.messages');
  const { formatTime } = useFormats();
  usePolling(onLook, PAUSE_MS, messages.some(moves));
  if (messages.length === 0) return null;
  return (
    <ul className={classes['messages']} aria-label={t('last')}>
      {messages.map(({ mail_id, kind, channel, state, attempts, error, created_time }) => (
        <li key={mail_id} className={rows['row']}>
          <span className={rows['words']}>
            <span>{t('item', { time: formatTime(created_time), kind, channel })}</span>
            {error && <span className={cx(layout.muted, layout.small)}>{error}</span>}
          </span>
          <span>{t(`states.${state === 'waiting' && attempts > 0 ? 'again' : state}`)}</span>
        </li>
      ))}
    </ul>
  );
}
