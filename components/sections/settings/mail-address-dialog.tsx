'use client';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { useToasts } from '@/components/form/use-toasts';
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
  const toasts = useToasts();
  return (
    <FormDialog
      form={mailAddressForm}
      record={preferences}
      title={t('addressTitle')}
      size={440}
      submitLabel={t('saveAddress')}
      onDone={() => toasts.success(t('addressSaved'))}
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
