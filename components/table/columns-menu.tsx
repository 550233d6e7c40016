'use client';
import { ActionIcon, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { ColumnSwitch } from './use-table-model';

/** Shows and hides columns; stays open while a person makes up their mind. */
export function ColumnsMenu({ switches }: { switches: readonly ColumnSwitch[] }) {
  const t = useTranslations('table');
  return (
    // Beside the screen, not at the end of the document: there it would lie outside of every landmark.
    <Menu position="bottom-end" withInitialFocusPlaceholder={false} portalProps={{ target: '#main' }}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={26} aria-label={t('columns')} title={t('columns')}>
          <IconColumns3 size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('columns')}</Menu.Label>
        {switches.map(({ key, label, visible, toggle }) => (
          <Menu.CheckboxItem key={key} checked={visible} onChange={toggle}>
            {label}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
