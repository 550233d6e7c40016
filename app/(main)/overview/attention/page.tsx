import { AttentionScreen } from '@/components/sections/overview/attention-screen';
import { attentionList } from '@/lib/sections/overview/lists/attention';
import { listPage } from '@/app/(main)/screen-page';

const AttentionPage = listPage('overview', attentionList, <AttentionScreen />, 'call');

export default AttentionPage;
