import { toReward, type Reward, type RewardItem } from '@tara/sdk/rules';
import { useState } from 'react';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/agent-count.ts';
import { classNames } from '#lib/class-names.ts';
import { Receipt } from '#ui/receipt/Receipt.tsx';
import { useFocusWhenClosed } from '#ui/receipt/use-focus-when-closed.ts';
import { RewardPicture } from '#ui/reward/RewardPicture.tsx';
import { rewardLine, shortRewards } from '#ui/reward/reward-text.ts';
import { Section } from '#ui/section/Section.tsx';
import { DrawButton } from './DrawButton.tsx';
import shared from './draws.module.css';
import { useDraw } from './use-draw.ts';
import { useMovingLight } from './use-moving-light.ts';

interface LotteryProps {
  left: number;
  /** The prizes in the order of the fields. */
  prizes: readonly RewardItem[];
}

/** The draw for valid friends: a light moves over the fields and stops at the field of the server. */
export default function Lottery({ left, prizes }: LotteryProps) {
  const props = usePropConfig();
  const [drawn, setDrawn] = useState<{ index: number; rewards: readonly Reward[] } | null>(null);
  const [received, setReceived] = useState<readonly Reward[]>([]);
  const heading = useFocusWhenClosed(received.length > 0);
  const draw = useDraw('agent4Lottery', ({ index, propList }) =>
    setDrawn({ index, rewards: propList.map((item) => toReward(item, props)) }),
  );
  const light = useMovingLight(prizes.length, drawn?.index ?? null, () => setReceived(drawn?.rewards ?? []));
  function begin() {
    setDrawn(null);
    draw.run({});
  }
  return (
    <Section title={t('count.draw')} headingRef={heading} count={t('count.drawsLeft', { count: left })}>
      <div className="stack card gap-4 padding-4">
        <ol className={shared.fields} aria-label={t('count.fields')}>
          {prizes.map((item, place) => {
            const rewards = [toReward(item, props)];
            return (
              <li
                // The fields do not change their order, and two may be equal.
                // oxlint-disable-next-line react/no-array-index-key
                key={place}
                className={classNames(shared.field, light.field === place && shared.lit)}
                aria-current={(light.field === place && !light.running) || undefined}
              >
                <RewardPicture rewards={rewards} size={32} />
                <span className="num" aria-hidden="true">
                  {shortRewards(rewards)}
                </span>
                <span className="visually-hidden">{rewardLine(rewards)}</span>
              </li>
            );
          })}
        </ol>
        <DrawButton
          verb={t('count.drawOnce')}
          busyVerb={t('count.drawing')}
          busy={draw.busy || light.running}
          unknown={draw.unknown !== null}
          left={left}
          none={t('count.noDraws')}
          onDraw={begin}
          onCheckAgain={() => draw.checkAgain()}
        />
      </div>
      <Receipt rewards={received} onClose={() => setReceived([])} />
    </Section>
  );
}
