import { OutboxScreen } from '@/components/sections/payments/outbox-screen';
import { mailsList } from '@/lib/sections/payments/lists/mails';
import { listPage } from '@/app/(main)/screen-page';

const OutboxPage = listPage('payments', mailsList, <OutboxScreen />, 'ours');

export default OutboxPage;
