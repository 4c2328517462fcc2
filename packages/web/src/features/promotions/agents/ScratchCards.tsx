import { toReward, type Reward } from '@tara/sdk/rules';
import { useRef, useState } from 'react';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { prefersReducedMotion } from '#lib/motion.ts';
import { t } from '#messages/agent-count.ts';
import { Button } from '#ui/button/Button.tsx';
import { RewardPicture } from '#ui/reward/RewardPicture.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';
import { Section } from '#ui/section/Section.tsx';
import { DrawButton } from './DrawButton.tsx';
import shared from './draws.module.css';
import { ScratchCover } from './ScratchCover.tsx';
import { useDraw } from './use-draw.ts';

/** Scratch cards: the server decides the prize when a card is started; the player only removes the cover. */
export default function ScratchCards({ left }: { left: number }) {
  const props = usePropConfig();
  const [prize, setPrize] = useState<readonly Reward[]>([]);
  const [open, setOpen] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const draw = useDraw('agent4Scratch', ({ propList }) => {
    setPrize(propList.map((item) => toReward(item, props)));
    setOpen(prefersReducedMotion());
  });
  const decided = prize.length > 0;
  const begin = () => left > 0 && !draw.unknown && !draw.busy && draw.run({});
  function uncover() {
    setOpen(true);
    text.current?.focus();
  }
  function next() {
    setPrize([]);
    setOpen(false);
  }
  return (
    <Section title={t('count.cards')} count={t('count.cardsLeft', { count: left })}>
      <div className="stack card gap-4 padding-4">
        <div className={shared.card} data-open={open || undefined}>
          <p
            ref={text}
            tabIndex={-1}
            role="status"
            className={`grid justify-items-center gap-2 padding-3 type-label text-center ${shared.prize}`}
          >
            {decided && open && (
              <>
                <RewardPicture rewards={prize} size={52} />
                {t('count.cardGave', { rewards: rewardLine(prize) })}
              </>
            )}
          </p>
          {decided && !open && (
            <p
              className={`grid justify-items-center gap-2 padding-3 type-label text-center ${shared.prize}`}
              aria-hidden="true"
            >
              <RewardPicture rewards={prize} size={52} />
              {rewardLine(prize)}
            </p>
          )}
          {!open && (left > 0 || decided || draw.busy) && (
            <ScratchCover decided={decided} onBegin={begin} onUncovered={uncover} />
          )}
        </div>
        {decided ? (
          <div className="grid gap-2">
            {open ? (
              <Button wide onClick={next}>
                {left > 0 ? t('count.nextCard') : t('count.putAway')}
              </Button>
            ) : (
              <Button wide onClick={uncover}>
                {t('count.uncover')}
              </Button>
            )}
          </div>
        ) : (
          <DrawButton
            verb={t('count.scratch')}
            busyVerb={t('count.scratching')}
            busy={draw.busy}
            unknown={draw.unknown !== null}
            left={left}
            none={t('count.noCards')}
            onDraw={begin}
            onCheckAgain={() => draw.checkAgain()}
          />
        )}
      </div>
    </Section>
  );
}
