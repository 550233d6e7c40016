/** A select's list that opens in place, above what would cut it off; seven lines of it are in sight. */
export const LIST_IN_PLACE = {
  maxDropdownHeight: 200,
  comboboxProps: { withinPortal: false, floatingStrategy: 'fixed' },
} as const;
