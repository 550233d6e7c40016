'use client';
import { useTranslations } from 'next-intl';
import { DialogWindow } from '@/components/form/dialog-window';
import { Kbd } from '@/components/ui/kbd';
import classes from './keys-dialog.module.css';
import { useModKey } from './use-mod-key';

/** Keys by the part of the screen that they work in; the texts are `keys.{part}.{name}`. */
const KEYS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  everywhere: { search: ['mod+K'], keys: ['?'], close: ['Esc'] },
  lists: { move: ['↑', '↓'], open: ['Enter'], ends: ['Home', 'End'], menu: ['Shift+F10'] },
  trees: { find: ['/'], rename: ['F2'], copy: ['mod+C'], remove: ['Delete'], mark: ['Shift+↑', 'mod+A'] },
};

/** Keys of the keyboard that the screens understand. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('keys');
  const mod = useModKey();
  return (
    <DialogWindow title={t('title')} size={440} onClose={onClose}>
      {Object.entries(KEYS).map(([part, keys]) => (
        <section key={part} className={classes['part']}>
          <h3>{t(`${part as 'lists'}.title`)}</h3>
          <dl>
            {Object.entries(keys).map(([name, combinations]) => (
              <div key={name}>
                <dt>{t(`${part as 'lists'}.${name as 'move'}`)}</dt>
                <dd>
                  {combinations.map((combination) => (
                    <Kbd key={combination}>{combination.replace('mod', mod)}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </DialogWindow>
  );
}
