/** A list that opens within its dialog, above what would cut it off; seven lines of it are in sight (part 1 §9). */
export const IN_DIALOG = {
  maxDropdownHeight: 200,
  comboboxProps: { withinPortal: false, floatingStrategy: 'fixed' },
} as const;
