import { reportPage, type ReportProps } from '../../reports';

export default (props: ReportProps) => reportPage('karaoke', props);
