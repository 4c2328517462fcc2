import { t } from '#messages/deposit-rewards.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';

export function DepositLink() {
  return (
    <LinkButton wide to={href('wallets', { id: 'deposit' })}>
      {t('deposits.deposit')}
    </LinkButton>
  );
}
