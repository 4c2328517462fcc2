import { formatPercent, toReward, type PropConfigMap } from '@tara/sdk/rules';
import { t } from '#messages/spin.ts';
import { rewardLine } from '#ui/reward/reward-text.ts';
import { Section } from '#ui/section/Section.tsx';
import styles from './friends.module.css';
import type { Round } from './use-round.ts';

const KINDS = [
  { kind: 'free', title: 'spin.freeSpin' },
  { kind: 'friend', title: 'spin.friendSpin' },
] as const;

/** The fields that each kind of spin can stop on, with their chances, if the server states them. */
export default function Chances({
  round: { wheel, weights },
  props,
}: {
  round: Round;
  props: PropConfigMap;
}) {
  if (!weights) return null;
  return (
    <Section title={t('spin.chances')}>
      <div className={styles.chances}>
        {KINDS.map(({ kind, title }) => {
          const sum = weights.reduce((total, weight) => total + weight[kind], 0);
          return (
            <div key={kind}>
              <h3 className={styles.kind}>{t(title)}</h3>
              <dl className={styles.steps}>
                {wheel.map((item, index) => {
                  const chance = Math.round(((weights[index]?.[kind] ?? 0) / sum) * 10_000);
                  if (chance === 0) return null;
                  return (
                    // The fields do not change, and two may be equal.
                    // oxlint-disable-next-line react/no-array-index-key
                    <div key={index} className={`row wrap justify-between gap-x-3 type-label ${styles.step}`}>
                      <dt>{rewardLine([toReward(item, props)])}</dt>
                      <dd className="num">{t('spin.chance', { percent: formatPercent(chance) })}</dd>
                    </div>
                  );
                })}
              </dl>
            </div>
          );
        })}
      </div>
    </Section>
  );
}
