'use client';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { TextInput } from '@/components/ui/text-input';
import type { Preferences } from '@/lib/sections/settings/contract/preferences';
import { mailAddressForm } from '@/lib/sections/settings/forms/mail-address';

interface MailAddressDialogProps {
  readonly preferences: Preferences;
  readonly onClose: () => void;
}

/** Changes the address to which messages are mailed. */
export function MailAddressDialog({ preferences, onClose }: MailAddressDialogProps) {
  const t = useTranslations('preferences.messages');
  return (
    <FormDialog
      form={mailAddressForm}
      record={preferences}
      title={t('addressTitle')}
      size={440}
      submitLabel={t('saveAddress')}
      done={t('addressSaved')}
      onClose={onClose}
    >
      {(form) => (
        <TextInput
          {...form.text('mail_address')}
          type="email"
          autoComplete="email"
          description={t('addressHint')}
          data-autofocus
        />
      )}
    </FormDialog>
  );
}
