import { Button } from '@/components/ui/button';

interface RowButtonProps {
  readonly label: string;
  /** Name of the craft. */
  readonly name: string;
  /** Why it is disabled. */
  readonly off?: string | undefined;
  readonly onPress: () => void;
}

/** Button in a row of the list. Not in the Tab order: the row's menu has it for the keyboard. */
export const RowButton = ({ label, name, off, onPress }: RowButtonProps) => (
  <Button
    variant="default"
    size="compact-xs"
    tabIndex={-1}
    disabled={off !== undefined}
    aria-label={`${label}: ${name}`}
    title={off ?? label}
    onClick={onPress}
  >
    {label}
  </Button>
);
