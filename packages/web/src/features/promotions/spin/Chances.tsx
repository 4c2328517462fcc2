import { formatPercent, toReward, type PropConfigMap, type Reward } from '@tara/sdk/rules';
import { t } from '#messages/spin.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { choiceLine, rewardLine, rewardText } from '#ui/reward/reward-text.ts';
import { Section } from '#ui/section/Section.tsx';
import { getChances, getCoinRange, type FieldChance } from './chances.ts';
import styles from './friends.module.css';
import type { Round } from './use-round.ts';

const KINDS = [
  { kind: 'free', title: 'spin.freeSpin' },
  { kind: 'friend', title: 'spin.friendSpin' },
] as const;

interface ChancesProps {
  round: Round;
  props: PropConfigMap;
}

/** What each kind of spin can bring, and on demand the chance of each field, if the server states them. */
export function Chances({ round: { wheel, weights }, props }: ChancesProps) {
  if (!weights) return null;
  const rewards = wheel.map((item) => toReward(item, props));
  const kinds = KINDS.map(({ kind, title }) => ({
    kind,
    title: t(title),
    chances: getChances(weights.map((weight) => weight[kind])),
  }));
  return (
    <Section title={t('spin.chances')} className="card padding-4">
      <dl className={styles.short}>
        {kinds.map(({ kind, title, chances }) => (
          <div key={kind}>
            <dt className="type-caption color-muted">{title}</dt>
            <dd className="num color-accent-2">{toRange(chances.map(({ index }) => rewards[index]!))}</dd>
            <dd className="type-caption">{toMost(chances, rewards)}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.all}>
        <summary className="row gap-1 min-height-target type-label">
          {t('spin.allChances')}
          <Icon name="chevron-down" size={18} />
        </summary>
        <div className={styles.chances}>
          {kinds.map(({ kind, title, chances }) => (
            <div key={kind}>
              <h3 className={styles.kind}>{title}</h3>
              <dl>
                {chances.map(({ index, chance }) => (
                  <div key={index} className={`row wrap justify-between gap-x-3 type-label ${styles.step}`}>
                    <dt>{rewardLine([rewards[index]!])}</dt>
                    <dd className="num">{t('spin.chance', { percent: formatPercent(chance) })}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </details>
    </Section>
  );
}

/** The smallest and the largest prize. */
function toRange(rewards: readonly Reward[]): string {
  const range = getCoinRange(rewards);
  if (!range) return choiceLine(rewards);
  const [least, most] = range.map((reward) => rewardText(reward).amount.replace('+', ''));
  return least === most ? least! : t('spin.range', { least: least!, most: most! });
}

/** The likeliest field. */
function toMost(chances: readonly FieldChance[], rewards: readonly Reward[]): string {
  const [first] = chances.toSorted((a, b) => b.chance - a.chance);
  if (!first) return '';
  const prize = rewardLine([rewards[first.index]!]);
  return t('spin.mostly', { prize, percent: formatPercent(first.chance) });
}
