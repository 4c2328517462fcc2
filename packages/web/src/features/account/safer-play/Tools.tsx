import { sessionText, useSessionMinutes } from '#shared/safer-play/use-session-minutes.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { t as tCore } from '#i18n/t.ts';
import { t } from '#messages/safer-play.ts';
import { t as tParts } from '#messages/safer-play-parts.ts';
import { href } from '#routing/layout.ts';
import { checkIntervals, useSaferPlay } from '#state/safer-play.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';
import { PartBoundary } from '#ui/error/PartBoundary.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Suspense } from 'react';
import { Break } from './Break.tsx';
import { DeviceNote } from './DeviceNote.tsx';
import { Help } from './Help.tsx';
import styles from './safer-play.module.css';

const DepositReminderForm = lazyPart(() => import('./DepositReminderForm.tsx'));

function SessionClock() {
  const minutes = useSessionMinutes();
  return (
    <p className="row gap-2 type-label tabular color-text">
      <Icon name="clock" size={18} />
      {sessionText(minutes)}
    </p>
  );
}

function TimeCheck() {
  const { checkMinutes } = useSaferPlay();
  return (
    <Card aria-label={tParts('timeCheck.title')}>
      <h2 className="type-subtitle">{tParts('timeCheck.title')}</h2>
      <p className={styles.text}>{t('saferPlay.checkText')}</p>
      <ChoiceRow
        label={t('saferPlay.checkEvery')}
        tabs={checkIntervals.map((id) => ({ id, label: t(`saferPlay.check${id}`) }))}
        current={checkMinutes}
        onChange={(id) => useSaferPlay.setState({ checkMinutes: id })}
      />
      <DeviceNote />
    </Card>
  );
}

/** What the player can set on this device, and who helps. */
export function Tools() {
  return (
    <div className="grid gap-4 margin-top-4">
      <div className={`row wrap gap-y-2 gap-x-3 type-note color-muted ${styles.head}`}>
        <b className={styles.age}>{tCore('common.age')}</b>
        <p>{t('saferPlay.age')}</p>
        <SessionClock />
        <LinkButton to={href('transactions')}>{t('saferPlay.history')}</LinkButton>
      </div>
      <div className={`stack gap-4 ${styles.cards}`}>
        <Break />
        <TimeCheck />
        <PartBoundary>
          <Suspense fallback={<Skeleton className={styles.place} />}>
            <DepositReminderForm />
          </Suspense>
        </PartBoundary>
        <Help />
      </div>
    </div>
  );
}
