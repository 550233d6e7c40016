'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { FormContent } from '@/components/form/form-dialog';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/api/call';
import { menuDish, type MenuDish } from '@/lib/sections/menu/contract/menu';
import type { Opening } from '@/lib/sections/menu/rules/opening-hours';
import { hoursForm, settleHours } from '@/lib/sections/menu/forms';
import classes from '@/components/form/dialog-tabs.module.css';
import { DishLoader } from './dish-loader';
import type { DishModalProps } from './dish-types';
import { HoursEditor } from './hours-editor';
import { useLeaveWords } from './use-leave-words';
import { useOpeningWords } from './use-opening-words';

/** Heights of the presets, the week and the words. */
const PARTS = [26, 248, 36];

/** Week of one dish. Hours that another user saved meanwhile replace mine, which can be restored. */
function HoursForm({ dish }: { readonly dish: MenuDish }) {
  const t = useTranslations('dish');
  const inWords = useOpeningWords();
  const conflictAlert = (mine: Opening | null, onTakeMine: (mine: Opening) => void) => (
    <Alert role="alert" color="yellow" title={t('hours.outrun')}>
      {mine ? t('hours.outrunTheirs', { mine: inWords(mine) }) : t('hours.outrunOther')}
      {mine && (
        <div>
          <Button size="compact-sm" variant="default" onClick={() => onTakeMine(mine)}>
            {t('hours.takeMine')}
          </Button>
        </div>
      )}
    </Alert>
  );
  return (
    <FormContent
      form={hoursForm}
      record={dish}
      keep={`hours-${dish.item_id}`}
      reread={async () => (await call(menuDish, { params: { id: dish.item_id } })).dish}
      settle={settleHours}
      tall
      submitLabel={t('hours.save')}
      problemTitle={t('notSaved')}
      note={({ isDirty }) => isDirty && t('unsaved')}
    >
      {({ draft: { days, hours }, settled, set }) => (
        <div className={classes['panel']}>
          {settled && conflictAlert(settled.choices.hours ? (settled.mine as Opening) : null, set)}
          <HoursEditor value={{ days, hours }} onChange={set} />
        </div>
      )}
    </FormContent>
  );
}

/** Dialog with the selling hours of one dish, opened from the list. */
export function HoursModal({ item_id, name, onClose }: DishModalProps) {
  const t = useTranslations('dish.hours');
  return (
    <Dialog title={t('title', { name })} size="54rem" layout="sheet" leaveWords={useLeaveWords()} onClose={onClose}>
      <DishLoader itemId={item_id} heights={PARTS}>
        {({ dish }) => <HoursForm dish={dish} />}
      </DishLoader>
    </Dialog>
  );
}
