'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useOffers } from '@/components/sight/offers';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { Select } from '@/components/ui/select';
import type { Flag } from '@/lib/contract/access';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import { holds } from '@/lib/rights/permissions';
import { personText } from '@/lib/rights/person';
import {
  asFarAs,
  differenceOf,
  flagsOf,
  presetOf,
  RIGHT_GROUPS,
  withFlags,
  type RightGroup,
} from '@/lib/rights/rights';
import { roleText } from '@/lib/sections/users/lists/rights-text';
import { RightsGroup } from './rights-group';
import classes from './rights.module.css';

const GROUPS = Object.keys(RIGHT_GROUPS) as RightGroup[];

interface RightsEditorProps {
  readonly value: string;
  readonly onChange: (permissions: string) => void;
  /** The chosen role; null while there is none. */
  readonly role: Pick<UserRow, 'role_name' | 'category_id'> | null;
  /** Accounts whose rights can be taken over. */
  readonly others: readonly UserRow[];
  /** Shows what the owner of these rights sees. */
  readonly onSees?: ((permissions: string) => void) | undefined;
  readonly readOnly: boolean;
}

/** Rights of an account by group, how they differ from those of its role, and whose rights to take over. */
export function RightsEditor({ value, onChange, role, others, onSees, readOnly }: RightsEditorProps) {
  const t = useTranslations();
  const titleId = useId();
  const { person } = useOffers();
  const mayGive = (flag: Flag) => holds(person, flag);
  const preset = role ? presetOf(role.role_name) : undefined;
  const filled = preset === undefined ? undefined : asFarAs(value, preset, mayGive);
  const difference = preset === undefined ? null : differenceOf(preset, value);
  const count = difference ? difference.added.length + difference.removed.length : 0;
  const name = role ? roleText(role, t) : '';
  const summary = !role
    ? t('staffRights.summary.noRole')
    : !difference
      ? t('staffRights.summary.noPreset', { count: flagsOf(value).length })
      : count === 0
        ? t('staffRights.summary.same', { role: name })
        : t('staffRights.summary.differs', { role: name, count });
  return (
    <section className={cx(layout.stack, classes['rights'])} aria-labelledby={titleId}>
      <div className={cx(layout.row, classes['head'])}>
        <h3 id={titleId} className={classes['title']}>
          {t('staffRights.title')}
        </h3>
        <span className={cx(layout.muted, layout.small)} role="status">
          {summary}
        </span>
        <div className={cx(layout.row, classes['tools'])}>
          {onSees && (
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => onSees(value)}>
              {t('users.tasks.sees')}
            </Button>
          )}
          {!readOnly && filled !== undefined && filled !== value && (
            <Button variant="default" size="compact-sm" onClick={() => onChange(filled)}>
              {t('staffRights.fill')}
            </Button>
          )}
          {!readOnly && (
            <Select
              size="xs"
              searchable
              className={classes['from'] ?? ''}
              aria-label={t('staffRights.from')}
              placeholder={t('staffRights.from')}
              nothingFoundMessage={t('staffRights.none')}
              data={others.map((one) => ({ value: String(one.user_id), label: personText(one) }))}
              value={null}
              onChange={(id) => {
                const source = others.find(({ user_id }) => String(user_id) === id);
                if (source) onChange(asFarAs(value, source.permissions, mayGive));
              }}
            />
          )}
        </div>
      </div>
      <div className={classes['groups']}>
        {GROUPS.map((group) => (
          <RightsGroup
            key={group}
            group={group}
            value={value}
            preset={preset}
            readOnly={readOnly}
            mayGive={mayGive}
            onChange={(flags, held) => onChange(withFlags(value, flags, held, mayGive))}
          />
        ))}
      </div>
    </section>
  );
}
