import { firstReport, type ReportsProps } from '../reports';

export default (props: ReportsProps) => firstReport('karaoke', props);
