'use client';
import { IconSelector } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { MOST_MATCHES, SearchBox } from '@/components/ui/search-box';
import { holdsText } from '@/lib/domain/search-text';
import type { Agent } from '@/lib/sections/payments/contract/payments';
import { useFormats } from '@/components/frame/use-formats';
import classes from './agent.module.css';

interface AgentPickerProps {
  /** Undefined while loading. */
  readonly agents: readonly Agent[] | undefined;
  readonly chosen: Agent | undefined;
  readonly onChoose: (agent_id: number) => void;
}

const NOBODY: readonly Agent[] = [];

/** Agents whose number is the text, or whose name or address holds it. */
const matching = (agents: readonly Agent[], text: string): readonly Agent[] => {
  const sought = text.trim();
  return agents.filter(
    ({ agent_id, first_name, email }) => String(agent_id) === sought || holdsText(`${first_name}\n${email}`, sought),
  );
};

/** Choice of an agent from a list that opens below the field; typing searches number, name and address. */
export function AgentPicker({ agents = NOBODY, chosen, onChoose }: AgentPickerProps) {
  const t = useTranslations('payments.picker');
  const { formatBaht } = useFormats();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null;
  const find = useCallback((text: string) => (isTyped ? matching(agents, text) : agents), [agents, isTyped]);
  const open = (isOpen: boolean) => {
    setOpened(isOpen);
    if (!isOpen) setTyped(null);
  };
  return (
    <SearchBox
      aria-label={t('label')}
      placeholder={t('placeholder')}
      rightSection={<IconSelector size={16} aria-hidden />}
      value={typed ?? chosen?.first_name ?? ''}
      onChange={setTyped}
      onClick={() => setOpened(true)}
      onFocus={(event) => event.currentTarget.select()}
      opened={opened}
      onOpenedChange={open}
      browsable
      find={find}
      onChoose={({ agent_id }) => {
        open(false);
        onChoose(agent_id);
      }}
      box={{ className: classes['picker'] }}
      list={{ label: t('label') }}
      dropdown={classes['options']}
      status={({ length }) => t(agents.length === 0 ? 'empty' : 'found', { count: length })}
      foot={({ length }) => length > MOST_MATCHES && <p className={layout.muted}>{t('more')}</p>}
      option={({ agent_id, first_name, email, unpaid_sum: unpaid = 0 }) => ({
        key: agent_id,
        className: classes['option'],
        children: (
          <>
            <span className={cx(layout.muted, layout.figures, classes['id'])}>{agent_id}</span>
            <span className={classes['about']}>
              <span>{first_name}</span>
              <small className={layout.muted}>{email || t('noEmail')}</small>
            </span>
            {unpaid !== 0 && (
              <span className={cx(layout.figures, classes['unpaid'])} title={t('unpaid')}>
                {formatBaht(unpaid)}
              </span>
            )}
          </>
        ),
      })}
    />
  );
}
