import { useConfig } from '#api/config.ts';
import { t } from '#messages/lobby.ts';
import { useMoney } from '#ui/money/use-money.ts';

/** The maximum reward of the spin; an empty line until the configuration has loaded, so that nothing moves. */
export function useSpinText(): string {
  const web = useConfig()?.web;
  const { short } = useMoney();
  if (!web) return '\u00A0';
  const bonus = web.actInviteConditionModelClient2List[0]?.bonusAmount;
  return bonus ? t('featured.spinText', { amount: short(bonus) }) : t('featured.spinTextPlain');
}
