'use client';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { cx, layout } from '@/components/ui/classes';
import type { Flag } from '@/lib/contract/access';
import { flagsOf, missingFor, RIGHT_GROUPS, type RightGroup } from '@/lib/rights/rights';
import classes from './rights.module.css';

interface RightsGroupProps {
  readonly group: RightGroup;
  readonly value: string;
  /** Rights of the role; undefined without a role that has any. */
  readonly preset: string | undefined;
  readonly readOnly: boolean;
  readonly mayGive: (flag: Flag) => boolean;
  readonly onChange: (flags: readonly Flag[], held: boolean) => void;
}

/** Rights of one group, each with what its owner can do, and a checkbox for all of them. */
export function RightsGroup({ group, value, preset, readOnly, mayGive, onChange }: RightsGroupProps) {
  const t = useTranslations('staffRights');
  const flags: readonly Flag[] = RIGHT_GROUPS[group];
  const held = flagsOf(value).filter((flag) => flags.includes(flag));
  const ofRole = preset === undefined ? held : flagsOf(preset);
  const givable = flags.filter(mayGive);
  const title = t(`groups.${group}`);
  return (
    <fieldset className={cx(layout.stack, classes['group'])}>
      <legend className={cx(layout.line, classes['legend'])}>
        {flags.length > 1 && !readOnly ? (
          <Checkbox
            label={title}
            aria-label={t('allOf', { group: title })}
            checked={held.length === flags.length}
            indeterminate={held.length > 0 && held.length < flags.length}
            disabled={givable.length === 0}
            onChange={() => onChange(givable, !givable.every((flag) => held.includes(flag)))}
          />
        ) : (
          title
        )}
        <span className={cx(layout.muted, layout.tiny, layout.figures, classes['held'])}>
          {t('ofGroup', { held: held.length, all: flags.length })}
        </span>
      </legend>
      {flags.map((flag) => {
        const isHeld = held.includes(flag);
        const missing = missingFor(value, flag);
        const differs = isHeld !== ofRole.includes(flag);
        return (
          <Checkbox
            key={flag}
            className={classes['right'] ?? ''}
            label={
              <>
                {t(`names.${flag}`)}
                {differs && (
                  <small className={cx(layout.panel, layout.muted, layout.tiny, classes['mark'])}>
                    {t(isHeld ? 'added' : 'removed')}
                  </small>
                )}
              </>
            }
            description={
              <>
                {t(`hints.${flag}`)}
                {!readOnly && !mayGive(flag) && ` ${t('notYours')}`}
                {missing.length > 0 && (
                  <strong className={classes['useless']}>
                    {` ${t('uselessWithout', { rights: missing.map((one) => t(`names.${one}`)).join(', ') })}`}
                  </strong>
                )}
              </>
            }
            checked={isHeld}
            disabled={readOnly || !mayGive(flag)}
            onChange={(event) => onChange([flag], event.currentTarget.checked)}
          />
        );
      })}
    </fieldset>
  );
}
