'use client';
import { TextInput } from '@/components/ui/text-input';
import classes from './properties-tab.module.css';

/** Read-only field in place of a switch or choice. */
export function Fact({ label, value }: { label: string; value: string }) {
  return <TextInput readOnly label={label} value={value} inputClassName={classes['fact']} />;
}
