'use client';
import { TextInput } from '@mantine/core';
import classes from './properties-tab.module.css';

/** In a dish that can only be read: what would be a switch or a choice, as a field that says it. */
export function Fact({ label, value }: { label: string; value: string }) {
  return <TextInput readOnly label={label} value={value} classNames={{ input: classes['fact'] ?? '' }} />;
}
