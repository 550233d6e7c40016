'use client';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { cx, layout } from '@/components/ui/classes';
import { Hint } from '@/components/ui/hint';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import classes from './search-button.module.css';
import { useModKey } from './use-mod-key';

export interface SearchButtonProps {
  readonly narrow: boolean;
  readonly onClick: () => void;
}

/** Button of the search, showing its shortcut. */
export function SearchButton({ narrow, onClick }: SearchButtonProps) {
  const t = useTranslations('frame');
  const mod = useModKey();
  const keys = mod === '⌘' ? '⌘K' : 'Ctrl K';
  return (
    <Hint label={`${t('search')} · ${keys}`} position="right" disabled={!narrow}>
      <UnstyledButton
        className={cx(layout.line, classes['button'])}
        data-narrow={narrow || undefined}
        aria-label={narrow ? t('search') : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onClick}
      >
        <IconSearch size={16} stroke={1.8} aria-hidden />
        {!narrow && (
          <>
            {t('searchShort')}
            <kbd className={classes['keys']} aria-hidden>
              {keys}
            </kbd>
          </>
        )}
      </UnstyledButton>
    </Hint>
  );
}
