import { useState } from 'react';
import { serverNow } from '#api/sdk.ts';
import { useBreak } from '#shared/safer-play/use-break.ts';
import { openSupport } from '#shared/service/support-dialog.ts';
import { formatDayTime } from '#lib/day.ts';
import { t } from '#messages/safer-play.ts';
import { t as tParts } from '#messages/safer-play-parts.ts';
import { useSaferPlay } from '#state/safer-play.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';
import { Countdown } from '#ui/countdown/Countdown.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { DeviceNote } from './DeviceNote.tsx';
import styles from './safer-play.module.css';

/** Lengths of a break in hours. */
const LENGTHS = [1, 24, 168] as const;
const HOUR_MS = 60 * 60 * 1000;

function ChooseBreak() {
  const [hours, setHours] = useState<(typeof LENGTHS)[number]>(1);
  const [asking, setAsking] = useState(false);
  const time = t(`saferPlay.break${hours}`);
  const until = formatDayTime(serverNow() + hours * HOUR_MS);
  return (
    <>
      <p className={styles.text}>{t('saferPlay.breakText')}</p>
      <ChoiceRow
        label={t('saferPlay.breakFor')}
        tabs={LENGTHS.map((id) => ({ id, label: t(`saferPlay.break${id}`) }))}
        current={hours}
        onChange={setHours}
      />
      <div>
        <Button onClick={() => setAsking(true)}>{t('saferPlay.breakAsk')}</Button>
      </div>
      <Sheet
        open={asking}
        onClose={() => setAsking(false)}
        title={t('saferPlay.breakConfirm', { time })}
        form="dialog"
        footer={
          <div className={`flex wrap gap-3 ${styles.buttons}`}>
            <Button onClick={() => setAsking(false)}>{t('saferPlay.breakCancel')}</Button>
            <Button
              variant="gold"
              onClick={() => {
                setAsking(false);
                useSaferPlay.setState({ breakUntil: serverNow() + hours * HOUR_MS });
              }}
            >
              {t('saferPlay.breakStart')}
            </Button>
          </div>
        }
      >
        <p className={styles.text}>{t('saferPlay.breakConfirmText', { until })}</p>
      </Sheet>
    </>
  );
}

/** The break of this device. It cannot be ended early. */
export function Break() {
  const end = useBreak();
  return (
    <Card aria-label={t('saferPlay.breakTitle')}>
      <h2 className="type-subtitle">{t('saferPlay.breakTitle')}</h2>
      {end === null ? (
        <ChooseBreak />
      ) : (
        <div
          role="status"
          className={`row wrap gap-y-1 gap-x-3 padding-3 type-label color-success ${styles.on}`}
        >
          <b>{t('saferPlay.breakOn', { until: formatDayTime(end) })}</b>
          <Countdown label={t('saferPlay.breakLeft')} end={end} now={serverNow} />
        </div>
      )}
      <p className={styles.text}>{t('saferPlay.breakLimits')}</p>
      <div>
        <button
          type="button"
          className={`inline-flex align-center min-height-target type-entry color-info ${styles.link}`}
          onClick={openSupport}
        >
          {t('saferPlay.contact')}
        </button>
      </div>
      <DeviceNote />
      <span className="visually-hidden" role="status">
        {end !== null && tParts('break.on')}
      </span>
    </Card>
  );
}
