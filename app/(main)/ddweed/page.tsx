import { firstReport, type ReportsProps } from '../reports';

export default (props: ReportsProps) => firstReport('ddweed', props);
