import type { Reward } from '@tara/sdk/rules';
import gift from '#assets/objects/wrapped-gift.webp';
import party from '#assets/objects/party-popper.webp';
import star from '#assets/objects/star.webp';
import ticket from '#assets/objects/ticket.webp';
import { Coin } from '../coin/Coin.tsx';

/** Objects of the kinds of rewards; coins use the coin of the region. */
const objects: Record<Exclude<Reward['kind'], 'coins'>, string> = {
  points: star,
  'point-item': star,
  percentage: ticket,
  'give-coupon': ticket,
  coupon: ticket,
  'new-year': party,
  other: gift,
};

interface RewardPictureProps {
  /** The rewards; several show a gift. */
  rewards: readonly Reward[];
  /** Edge in px. */
  size: number;
}

/** The object of a reward. */
export function RewardPicture({ rewards, size }: RewardPictureProps) {
  const only = rewards.length === 1 ? rewards[0] : undefined;
  if (only?.kind === 'coins') return <Coin size={size} />;
  const object = only ? objects[only.kind] : gift;
  return <img src={object} width={size} height={size} alt="" className="flex-none shadow-object" />;
}
