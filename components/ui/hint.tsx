import { Tooltip, type TooltipProps } from '@mantine/core';

/** Tooltip that stays in its landmark and is not clipped by scrolling boxes. */
export function Hint(props: TooltipProps) {
  return <Tooltip withinPortal={false} floatingStrategy="fixed" {...props} />;
}
