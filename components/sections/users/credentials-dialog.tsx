'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { useToasts } from '@/components/form/use-toasts';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { copyText } from '@/components/ui/copy-text';
import { printLines } from '@/components/ui/print-lines';
import type { Credentials } from './use-user-menu';
import classes from './user-dialog.module.css';

interface CredentialsDialogProps {
  readonly credentials: Credentials;
  readonly onClose: () => void;
}

/** Shows login and password of a new account once: neither the server nor the browser keeps the password. */
export function CredentialsDialog({ credentials: { login, password }, onClose }: CredentialsDialogProps) {
  const t = useTranslations('users');
  const toasts = useToasts();
  const lines = [`${t('fields.login')}: ${login}`, `${t('fields.password')}: ${password}`];
  return (
    <Dialog title={t('hiring.handOver', { login })} size={440} onClose={onClose}>
      <div className={cx(layout.stack, classes['handOver'])}>
        <p>{t('hiring.once')}</p>
        <dl className={classes['credentials']}>
          <dt className={layout.muted}>{t('fields.login')}</dt>
          <dd>{login}</dd>
          <dt className={layout.muted}>{t('fields.password')}</dt>
          <dd>{password}</dd>
        </dl>
        <div className={cx(layout.row, classes['handOverFoot'])}>
          <Button variant="default" onClick={() => printLines(lines)}>
            {t('hiring.print')}
          </Button>
          <Button
            variant="default"
            onClick={() => (copyText(lines.join('\n')) ? toasts.success(t('hiring.copied')) : undefined)}
          >
            {t('hiring.copy')}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {t('hiring.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
