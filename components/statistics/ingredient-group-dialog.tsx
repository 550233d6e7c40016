'use client';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LeaveQuestion } from '@/components/form/leave-question';
import { useFocusReturn } from '@/components/form/use-focus-return';
import { useLeaving } from '@/components/form/use-leaving';
import type { Place } from '@/lib/domain/places';
import type { IngredientGroup } from '@/lib/reports/statistics/ingredient-groups';
import { IngredientGroupForm } from './ingredient-group-form';
import { RemoveGroup } from './remove-group';
import { useGroupCommands } from './use-group-commands';

interface IngredientGroupDialogProps {
  place: Place;
  /** None for a new one. */
  group: IngredientGroup | null;
  onCreated: (id: number | undefined) => void;
  onClose: () => void;
}

/** A new group of ingredients, or one to change or take away (specification part 2 §4). */
export function IngredientGroupDialog({ place, group, onCreated, onClose }: IngredientGroupDialogProps) {
  const t = useTranslations();
  const mounted = useMounted();
  const { asking, hold, close, leave, stay, discard } = useLeaving(onClose);
  const [removing, setRemoving] = useState(false);
  const commands = useGroupCommands(place);
  useFocusReturn();
  return (
    <>
      <Modal
        opened={mounted}
        onClose={leave}
        closeOnEscape={!asking && !removing}
        closeOnClickOutside={!asking && !removing}
        returnFocus={false}
        size={560}
        title={group ? t('reports.groups.editTitle', { name: group.name }) : t('reports.groups.addTitle')}
        closeButtonProps={{ 'aria-label': t('form.close') }}
        transitionProps={{ duration: 100, transition: 'fade' }}
      >
        <IngredientGroupForm
          group={group}
          onDirty={hold}
          onSave={async (content) => {
            if (group) await commands.save({ ...content, list_id: group.list_id });
            else onCreated(await commands.create(content));
            close();
          }}
          onUnchanged={close}
          onRemove={() => setRemoving(true)}
          onCancel={leave}
        />
      </Modal>
      {group && removing && (
        <RemoveGroup
          name={group.name}
          onRemove={async () => {
            await commands.remove(group);
            close();
          }}
          onClose={() => setRemoving(false)}
        />
      )}
      {asking && <LeaveQuestion onStay={stay} onLeave={discard} />}
    </>
  );
}
