import { Tooltip, type TooltipProps } from '@mantine/core';

/** A tooltip that stays in the landmark it belongs to, and out of reach of scrolling boxes that would cut it off. */
export function Hint(props: TooltipProps) {
  return <Tooltip withinPortal={false} floatingStrategy="fixed" {...props} />;
}
