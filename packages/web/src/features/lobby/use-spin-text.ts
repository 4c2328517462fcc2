import { useConfig } from '#api/config.ts';
import { t } from '#i18n/t.ts';
import { useMoney } from '#ui/money/use-money.ts';

/** What the spin can bring, by the configuration; without one nothing is promised. */
export function useSpinText(): string {
  const bonus = useConfig()?.web.actInviteConditionModelClient2List[0]?.bonusAmount;
  const { short } = useMoney();
  return bonus ? t('featured.spinText', { amount: short(bonus) }) : t('featured.spinTextPlain');
}
