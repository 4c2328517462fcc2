import { FIRST_DEPOSIT_HINT_COINS } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { t } from '#messages/first-charge.ts';
import { useMoney } from '#ui/money/use-money.ts';
import { rewardLine } from '#ui/reward/reward-text.ts';
import { offersOf } from './offers.ts';

export interface OfferStripProps {
  offerId: number;
  /** Whether the amount is that of the offer. */
  fits: boolean;
  className?: string | undefined;
}

/** On the deposit page: what the offer gives, or that the amount does not match it. */
export default function OfferStrip({ offerId, fits, className }: OfferStripProps) {
  const web = useConfig()?.web;
  const { short } = useMoney();
  const configs = web?.appRechargeBonusCollection9ConfigList.filter(({ id }) => id === offerId) ?? [];
  const [offer] = offersOf(configs, web?.appPropConfigMap ?? {});
  if (!offer) return null;
  return (
    <div className={className} role="status">
      <b>{rewardLine(offer.items.map(({ reward }) => reward))}</b>
      <span>
        {fits
          ? t('firstCharge.stripFits', { amount: short(offer.price), coins: FIRST_DEPOSIT_HINT_COINS })
          : t('firstCharge.stripOther', { amount: short(offer.price) })}
      </span>
    </div>
  );
}
