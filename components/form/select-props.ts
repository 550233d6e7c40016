/** Select with an inline dropdown that overflow does not clip; seven visible lines. */
export const LIST_IN_PLACE = {
  maxDropdownHeight: 200,
  comboboxProps: { withinPortal: false, floatingStrategy: 'fixed' },
} as const;
