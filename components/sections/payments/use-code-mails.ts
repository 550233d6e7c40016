'use client';
import { useState } from 'react';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { usePolling } from '@/lib/api/use-polling';
import { listMails, type PaymentMail } from '@/lib/sections/payments/contract/mails';
import type { PayoutLine } from './payout-lines';

const LOOK_MS = 2_000;
const NONE: readonly PaymentMail[] = [];

/** Mails with the codes of lines. Their state is read once no code is being requested, until each is sent or given up. */
export function useCodeMails(lines: readonly PayoutLine[]): readonly PaymentMail[] {
  const mail_ids = lines.flatMap(({ asked }) => asked?.mail_id ?? []);
  const isAsking = lines.some(({ busy }) => busy === 'asks');
  const { data, mutate } = useEndpoint(
    listMails,
    mail_ids.length > 0 && !isAsking ? { body: { page: 1, count: mail_ids.length, mail_ids } } : null,
  );
  // The last states are shown while the states of more mails load.
  const [mails, setMails] = useState(NONE);
  if (data && data.items !== mails) setMails(data.items);
  const isUnderWay =
    mails.length < mail_ids.length || mails.some(({ state }) => state === 'waiting' || state === 'sending');
  usePolling(mutate, LOOK_MS, isUnderWay && mail_ids.length > 0);
  return mails;
}
