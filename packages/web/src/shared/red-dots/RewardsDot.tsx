import { t } from '#messages/red-dots.ts';
import { Dot } from '#ui/chip/Chip.tsx';
import { useRedDots } from './use-red-dots.ts';

/** The dot of the link to the rewards, while a reward there can be claimed. Mail has a link of its own. */
export default function RewardsDot() {
  const { hasMail: _hasMail, ...rewards } = useRedDots();
  return Object.values(rewards).includes(true) && <Dot label={t('redDots.rewards')} />;
}
