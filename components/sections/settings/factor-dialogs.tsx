'use client';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { Alert } from '@/components/ui/alert';
import { PasswordInput } from '@/components/ui/password-input';
import { TextInput } from '@/components/ui/text-input';
import {
  beginFactorForm,
  confirmFactorForm,
  renewCodesForm,
  turnOffFactorForm,
} from '@/lib/sections/settings/forms/second-factor';
import classes from './factor.module.css';
import { RecoveryCodesDialog } from './recovery-codes-dialog';

/** Open dialog: turning on goes from `begin` by `scan` to `codes`, renewal from `renew` to `codes`. */
export type FactorStep =
  | { readonly step: 'begin' | 'renew' | 'off' }
  | { readonly step: 'scan'; readonly secret: string; readonly qr: string }
  | { readonly step: 'codes'; readonly codes: readonly string[]; readonly isNew: boolean };

interface FactorDialogsProps {
  readonly open: FactorStep;
  /** Whether the venue requires the second factor of the person. */
  readonly required: boolean;
  readonly onStep: (step: FactorStep | null) => void;
  /** Called after the factor was turned on and its codes were saved. */
  readonly onTurnedOn: () => void;
}

const CODE_FIELD = { autoComplete: 'one-time-code', inputMode: 'numeric' } as const;

/** Dialogs that turn the second factor on and off and renew its recovery codes, one step after another. */
export function FactorDialogs({ open, required, onStep, onTurnedOn }: FactorDialogsProps) {
  const t = useTranslations('security');
  const showPassword = useTranslations('login')('showPassword');
  const common = { record: null, size: 440, onClose: () => onStep(null) };
  const password = { autoComplete: 'current-password', showLabel: showPassword, 'data-autofocus': true } as const;
  const showCodes = (isNew: boolean) => (reply: { readonly recovery_codes: readonly string[] } | undefined) =>
    reply && onStep({ step: 'codes', codes: reply.recovery_codes, isNew });
  switch (open.step) {
    case 'begin':
      return (
        <FormDialog
          {...common}
          key="begin"
          form={beginFactorForm}
          title={t('setUpTitle')}
          submitLabel={t('next')}
          onDone={(reply) => reply && onStep({ step: 'scan', ...reply })}
        >
          {(form) => (
            <>
              <p>{t('setUpText')}</p>
              <PasswordInput {...form.text('password')} {...password} />
            </>
          )}
        </FormDialog>
      );
    case 'scan':
      return (
        <FormDialog
          {...common}
          key="scan"
          form={confirmFactorForm}
          title={t('setUpTitle')}
          submitLabel={t('confirm')}
          onDone={showCodes(true)}
        >
          {(form) => (
            <>
              <p>{t('scan')}</p>
              {/* oxlint-disable-next-line nextjs/no-img-element -- a picture in the address itself */}
              <img className={classes['qr']} src={open.qr} alt={t('scanAlt')} width={200} height={200} />
              <p>
                {t('typed')} <code className={classes['key']}>{open.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
              </p>
              <TextInput {...form.text('code')} {...CODE_FIELD} data-autofocus />
            </>
          )}
        </FormDialog>
      );
    case 'codes':
      return (
        <RecoveryCodesDialog
          codes={open.codes}
          onClose={() => {
            onStep(null);
            if (open.isNew) onTurnedOn();
          }}
        />
      );
    case 'renew':
      return (
        <FormDialog
          {...common}
          key="renew"
          form={renewCodesForm}
          title={t('renewTitle')}
          submitLabel={t('renewSubmit')}
          onDone={showCodes(false)}
        >
          {(form) => (
            <>
              <p>{t('renewText')}</p>
              <PasswordInput {...form.text('password')} {...password} />
              <TextInput {...form.text('code')} {...CODE_FIELD} description={t('codeHint')} />
            </>
          )}
        </FormDialog>
      );
    case 'off':
      return (
        <FormDialog
          {...common}
          key="off"
          form={turnOffFactorForm}
          title={t('offTitle')}
          submitLabel={t('turnOff')}
          danger
          done={t('isOff')}
        >
          {(form) => (
            <>
              <p>{t('offText')}</p>
              {required && (
                <Alert role="status" color="orange">
                  {t('offRequired')}
                </Alert>
              )}
              <PasswordInput {...form.text('password')} {...password} />
              <TextInput {...form.text('code')} {...CODE_FIELD} description={t('codeHint')} />
            </>
          )}
        </FormDialog>
      );
  }
}
