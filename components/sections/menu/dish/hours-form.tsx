'use client';
import { useTranslations } from 'next-intl';
import { FormContent } from '@/components/form/form-dialog';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/api/call';
import { menuDish, type MenuDish } from '@/lib/sections/menu/contract/menu';
import type { Opening } from '@/lib/sections/menu/rules/opening-hours';
import { hoursForm, settleHours } from '@/lib/sections/menu/forms';
import classes from '@/components/form/dialog-tabs.module.css';
import { HoursEditor } from './hours-editor';
import { useOpeningWords } from './use-opening-words';

/** Week of one dish. Hours that another user saved meanwhile replace mine, which can be restored. */
export function HoursForm({ dish }: { readonly dish: MenuDish }) {
  const t = useTranslations('dish');
  const inWords = useOpeningWords();
  const conflictAlert = (mine: Opening | null, onTakeMine: (mine: Opening) => void) => (
    <Alert role="alert" color="yellow" className={classes['outrun']} title={t('hours.outrun')}>
      {mine ? t('hours.outrunTheirs', { mine: inWords(mine) }) : t('hours.outrunOther')}
      {mine && (
        <div>
          <Button className={classes['takeMine']} size="compact-sm" variant="default" onClick={() => onTakeMine(mine)}>
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
