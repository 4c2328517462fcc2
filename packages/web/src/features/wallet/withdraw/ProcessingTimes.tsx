import { formatCoinsShort, PROCESSING_BANDS, processingBand, withdrawalArrival } from '@tara/sdk/rules';
import { serverNow } from '#api/sdk.ts';
import { t } from '#messages/withdraw.ts';
import { formatDay } from '#lib/day.ts';
import { siteZone } from '#lib/time.ts';
import { Card } from '#ui/card/Card.tsx';
import { Section } from '#ui/section/Section.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import styles from './withdraw.module.css';

/** The expected day of an amount requested now. @param amount hundredths */
export function arrivalText(amount: number): string {
  return t('withdraw.by', { day: formatDay(withdrawalArrival(amount, serverNow(), siteZone())) });
}

/** The duration and the expected day of an amount. @param amount hundredths */
export function durationText(amount: number): string {
  const [least, most] = processingBand(amount).days;
  return t('withdraw.takes', { least, most, by: arrivalText(amount) });
}

/** The processing times of the terms (spec 1). @param amount whose band is marked, in hundredths */
export function ProcessingTimes({ amount = null }: { amount?: number | null }) {
  const { short } = useMoney();
  const current = amount === null ? null : processingBand(amount);
  return (
    <Card as="div">
      <Section title={t('withdraw.times')} mark={<Icon name="clock" />}>
        <dl className={styles.rows}>
          {PROCESSING_BANDS.map((band, place) => {
            const from = PROCESSING_BANDS[place - 1]?.upTo;
            const { upTo, days } = band;
            return (
              <div key={days[0]} data-on={band === current || undefined}>
                <dt className="color-muted">
                  {upTo === null
                    ? t('withdraw.above', { from: short(from ?? 0) })
                    : from
                      ? t('withdraw.limits', { min: short(from), max: formatCoinsShort(upTo) })
                      : t('withdraw.upTo', { max: short(upTo) })}
                </dt>
                <dd>{t('withdraw.businessDays', { least: days[0], most: days[1] })}</dd>
              </div>
            );
          })}
        </dl>
      </Section>
    </Card>
  );
}
