import { InlineControl, type InlineControlProps } from './inline-control';
import classes from './inline-control.module.css';

const SWITCH = { type: 'checkbox', role: 'switch' } as const;

/** Something that is on or off, with its label at the right. */
export const Switch = (props: InlineControlProps) => <InlineControl {...SWITCH} look={classes['switch']} {...props} />;
