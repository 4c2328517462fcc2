import { toReward, type PropConfigMap } from '@tara/sdk/rules';
import { t } from '#messages/spin.ts';
import { Coin } from '#ui/coin/Coin.tsx';
import { RewardItem } from '#ui/reward/RewardItem.tsx';
import { rewardLine, rewardText } from '#ui/reward/reward-text.ts';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { Invite } from './Invite.tsx';
import { PotProgress } from './PotProgress.tsx';
import styles from './spin-result-sheet.module.css';
import { SpinButton } from './SpinButton.tsx';
import type { Round } from './use-round.ts';
import type { Spins, Won } from './use-spins.ts';

interface SpinResultSheetProps {
  won: Won;
  /** The current round. */
  round: Round | null;
  spins: Spins;
  props: PropConfigMap;
}

/** The prize and the pot. The wheel stays visible above. */
export default function SpinResultSheet({ won, round, spins, props }: SpinResultSheetProps) {
  const rewards = won.items.map((item) => toReward(item, props));
  const [first] = rewards;
  const isCoins = rewards.length === 1 && first?.kind === 'coins';
  const current = round && round.expireTime === won.round.expireTime ? round : null;
  return (
    <Sheet
      open
      onClose={spins.settle}
      title={t('spin.gaveWhole', { prize: rewardLine(rewards) })}
      hideTitle
      className={styles.result}
      footer={
        <div className={`flex wrap align-start gap-3 ${styles.keys}`}>
          <Invite wide />
          {round && <SpinButton round={round} spins={spins} />}
        </div>
      }
    >
      <p className={`padding-top-12 type-label color-muted text-center ${styles.gave}`}>{t('spin.gave')}</p>
      {isCoins ? (
        <>
          <span className={styles.coins} aria-hidden="true">
            <Coin size={44} />
            <Coin size={96} />
            <Coin size={44} />
          </span>
          <p className={`num ${styles.amount}`}>{rewardText(first).amount}</p>
        </>
      ) : (
        <ul>
          {rewards.map((reward, place) => (
            // The list does not change while the sheet is open, and two items may be equal.
            // oxlint-disable-next-line react/no-array-index-key
            <RewardItem key={place} reward={reward} />
          ))}
        </ul>
      )}
      {current ? (
        <PotProgress round={current} />
      ) : (
        <p className="type-note color-muted text-center">{t('spin.roundOver')}</p>
      )}
    </Sheet>
  );
}
