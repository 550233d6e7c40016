'use client';
import { IconSearch } from '@tabler/icons-react';
import { TextInput } from '@/components/ui/text-input';
import { useLaggingUrl } from './use-lagging-url';

const TYPING_MS = 300;

interface ListSearchProps {
  /** Accessible name and placeholder. */
  readonly label: string;
  /** Text in the address. */
  readonly search: string;
  readonly className?: string | undefined;
  /** Called with the trimmed text while somebody types; the address is replaced. */
  readonly onChange: (filters: { readonly search: string }, step: { readonly replace: boolean }) => void;
}

/** Search box of a list whose text is in the address. */
export function ListSearch({ label, search, className, onChange }: ListSearchProps) {
  const typed = useLaggingUrl(search, (text) => onChange({ search: text.trim() }, { replace: true }), TYPING_MS);
  return (
    <TextInput
      size="sm"
      type="search"
      className={className}
      aria-label={label}
      placeholder={label}
      maxLength={200}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      value={typed.value}
      onChange={(event) => typed.change(event.currentTarget.value)}
    />
  );
}
