'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { IconPlus, IconPrinter, IconQrcode, IconTrash } from '@tabler/icons-react';
import { cx, layout } from '@/components/ui/classes';
import { FieldLabel } from '@/components/ui/field';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select } from '@/components/ui/select';
import { Dialog } from '@/components/form/dialog';
import { RecordQuestion } from '@/components/form/record-question';
import { loadProblem } from '@/components/problem/load-problem';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Button } from '@/components/ui/button';
import { FileLink } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { discountsOf } from '@/lib/sections/cards/rules/cards';
import { personText } from '@/lib/rights/person';
import { cardRemoval } from '@/lib/sections/cards/questions';
import { cardSheetAddress, MOST_PRINTED } from '@/lib/sections/cards/papers';
import classes from './qr.module.css';
import { useQrCards } from './use-qr-cards';
import { QrList } from './qr-list';
import { QrView } from './qr-view';

/** User and discount of a new card: only discounts that the user may give are offered. */
function QrFields({ qr }: { readonly qr: ReturnType<typeof useQrCards> }) {
  const t = useTranslations('cards.qr');
  const labelId = useId();
  const { user, users, discount, busy, setDiscount, chooseUser } = qr;
  const allowed = user ? discountsOf(user.permissions) : [];
  const options = (users.data?.items ?? []).map(({ user_id, active, ...user }) => ({
    value: String(user_id),
    label: active === 1 ? personText(user) : t('disabled', { login: personText(user) }),
  }));
  return (
    <>
      <Select
        className={classes['user']}
        label={t('user')}
        placeholder={t('userPlaceholder')}
        data={options}
        value={user ? String(user.user_id) : null}
        disabled={busy}
        searchable
        nothingFoundMessage={t('noUser')}
        data-autofocus
        onChange={(value) => {
          const found = users.data?.items.find(({ user_id }) => String(user_id) === value);
          if (found) chooseUser(found);
        }}
      />
      <div className={cx(layout.stack, classes['discount'])}>
        <FieldLabel id={labelId}>{t('discount')}</FieldLabel>
        {allowed.length > 0 ? (
          <SegmentedControl
            aria-labelledby={labelId}
            data={allowed.map((percent) => ({ value: String(percent), label: t('percent', { discount: percent }) }))}
            value={discount === null ? null : String(discount)}
            disabled={busy}
            onChange={(value) => setDiscount(allowed.find((percent) => String(percent) === value) ?? null)}
          />
        ) : (
          <span className={cx(layout.line, layout.muted, layout.small, classes['noDiscount'])}>
            {user ? t('noDiscount') : t('userFirst')}
          </span>
        )}
      </div>
    </>
  );
}

interface QrDialogProps {
  /** Id of the user in the address; anything else for none. */
  readonly user: string;
  readonly onUser: (user: string) => void;
  readonly onClose: () => void;
}

/** QR cards of a user: adds, shows, prints and removes them. */
export function QrDialog({ user: userInAddress, onUser, onClose }: QrDialogProps) {
  const t = useTranslations('cards.qr');
  const qr = useQrCards(userInAddress, onUser);
  const [isRemoving, setRemoving] = useState(false);
  const { user, users, cards, items, selected, discount, busy } = qr;
  const waits = cards.data === undefined && <Skeleton height={120} />;
  return (
    <Dialog title={t('title')} size={720} onClose={onClose}>
      <div className={layout.stack}>
        {qr.problem && <ProblemAlert problem={qr.problem} title={t('notAdded')} />}
        {loadProblem(t('usersNotLoaded'), users) ?? (
          <div className={cx(layout.row, classes['add'])}>
            <QrFields qr={qr} />
            <Button
              icon={IconPlus}
              loading={busy}
              disabled={busy || !user || discount === null}
              onClick={() => void qr.add()}
            >
              {t('add')}
            </Button>
          </div>
        )}
        <div className={classes['columns']}>
          <div className={cx(layout.stack, classes['side'])}>
            {!user && <p className={layout.muted}>{t('chooseUser')}</p>}
            {user && (loadProblem(t('cardsNotLoaded'), cards) || waits)}
            {user && cards.data && items.length === 0 && <p className={layout.muted}>{t('none')}</p>}
            {items.length > 0 && (
              <>
                <QrList cards={items} selected={selected?.card_id ?? null} onSelect={qr.select} />
                {items.length > 1 && (
                  <FileLink
                    variant="subtle"
                    size="compact-sm"
                    href={cardSheetAddress(items.slice(0, MOST_PRINTED).map(({ card_id }) => card_id))}
                    leftSection={<IconPrinter size={14} aria-hidden />}
                  >
                    {t('printAll', { count: Math.min(items.length, MOST_PRINTED) })}
                  </FileLink>
                )}
              </>
            )}
          </div>
          <div className={cx(layout.stack, classes['shown'])}>
            {selected ? (
              <QrView card={selected} />
            ) : (
              <div className={cx(layout.stack, layout.muted, classes['blank'])}>
                <IconQrcode size={64} stroke={1} aria-hidden />
                <span>{t('nothingSelected')}</span>
              </div>
            )}
            <Button
              variant="default"
              color="red.9"
              leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />}
              disabled={busy || !selected}
              onClick={() => setRemoving(true)}
            >
              {t('remove')}
            </Button>
          </div>
        </div>
      </div>
      {isRemoving && selected && (
        <RecordQuestion
          question={cardRemoval(selected)}
          onDone={() => qr.removed(selected.card_id)}
          onClose={() => setRemoving(false)}
        />
      )}
    </Dialog>
  );
}
