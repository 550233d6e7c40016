'use client';
import { IconDownload } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import dialogs from '@/components/form/dialogs.module.css';
import { useWho } from '@/components/frame/who';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { CopyButton } from '@/components/ui/copy-button';
import classes from './factor.module.css';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Recovery codes, shown once: to be copied, downloaded or written down. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useTranslations('security');
  const { login, server } = useWho();
  const text = [t('fileHead', { venue: server, login }), '', ...codes, ''].join('\n');
  return (
    <Dialog title={t('codesTitle')} size={440} closeOnClickOutside={false} onClose={onClose}>
      <div className={layout.stack}>
        <p>{t('codesText')}</p>
        <ul className={cx(layout.panel, classes['codes'])} aria-label={t('codesTitle')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={layout.row}>
          <CopyButton text={text} labels={{ copy: t('copy'), copied: t('copied'), notCopied: t('notCopied') }} />
          <Button
            component="a"
            variant="default"
            icon={IconDownload}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={`${login}-codes.txt`}
          >
            {t('download')}
          </Button>
        </div>
        <div className={dialogs['foot']}>
          <Button data-autofocus onClick={onClose}>
            {t('saved')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
