'use client';
import { useTranslations } from 'next-intl';
import { NumberField } from '@/components/form/number-field';
import { useMeasure } from '@/components/frame/use-measure';
import { Switch } from '@/components/ui/switch';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import type { Craft } from '@/lib/sections/craft/contract/craft';
import { useToasts } from '@/components/form/use-toasts';
import { PhotoField } from '@/components/photo/photo-field';
import { PhotoNow } from '@/components/photo/photo-now';
import { usePickedImage } from '@/components/photo/use-picked-image';
import { useUpload } from '@/lib/api/use-upload';
import { getCraftPhoto, uploadCraftPhoto } from '@/lib/sections/craft/contract/card';
import { browserPath, wirePath } from '@/lib/contract/endpoint';
import classes from './craft-dialog.module.css';
import type { CraftForm } from './use-craft-form';

/** Photo of a craft, for its card and the kitchen sheet. It is uploaded at once, apart from the form. */
function CraftPhoto({ craft, readOnly }: { craft: Craft; readOnly: boolean }) {
  const t = useTranslations('craft.editor');
  const toasts = useToasts();
  const { send, ...status } = useUpload(uploadCraftPhoto);
  const picked = usePickedImage();
  const { craft_id, image_timestamp: timestamp } = craft;
  const upload = async () => {
    const file = await picked.cutter.current?.();
    if (!file || !(await send({ craft_id }, file))) return;
    picked.drop();
    toasts.success(t('photoSaved'));
  };
  return (
    <PhotoField
      picked={picked}
      upload={status}
      current={
        typeof timestamp === 'number' && (
          <PhotoNow
            src={browserPath(wirePath(getCraftPhoto, { params: { id: craft_id }, query: { timestamp } }))}
            alt={t('photoOf', { name: craft.name })}
          />
        )
      }
      readOnly={readOnly}
      onUpload={() => void upload()}
    />
  );
}

const DAY = 24;

interface CraftCardProps {
  readonly form: CraftForm;
  /** Latest row of the list, whose photo may be newer than the form. */
  readonly craft: Craft;
}

/** Card of a craft: name, portion, shelf life, allergens, method, whether it is in use, and photo. */
export function CraftCard({ form, craft }: CraftCardProps) {
  const t = useTranslations('craft.editor');
  const measure = useMeasure();
  const hours = form.values.shelf_life_hours ?? 0;
  const wide = { className: classes['wide'] };
  return (
    <div className={classes['grid']}>
      <TextInput {...form.text('name')} {...wide} />
      <NumberField
        {...form.text('portion_quantity')}
        unit={measure.name(form.record.craft.measure)}
        description={t('portionHint')}
        describedBelow
      />
      <NumberField
        {...form.text('shelf_life_hours')}
        unit={t('hour')}
        description={hours >= DAY ? t('days', { count: Math.round((hours * 10) / DAY) / 10 }) : t('shelfLifeHint')}
        describedBelow
      />
      <Textarea {...form.text('allergens')} {...wide} description={t('allergensHint')} minRows={2} maxRows={4} />
      <Textarea {...form.text('method')} {...wide} minRows={6} maxRows={16} />
      <Switch {...form.flag('status')} {...wide} description={t('outOfUseHint')} />
      <div className={classes['wide']}>
        <CraftPhoto craft={craft} readOnly={form.readOnly} />
      </div>
    </div>
  );
}
