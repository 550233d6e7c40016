'use client';
import { TextInput } from '@mantine/core';
import classes from './properties-tab.module.css';

/** Read-only field in place of a switch or choice. */
export function Fact({ label, value }: { label: string; value: string }) {
  return <TextInput readOnly label={label} value={value} classNames={{ input: classes['fact'] ?? '' }} />;
}
