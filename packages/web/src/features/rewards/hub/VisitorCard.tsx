import { formatCoinsShort } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import gift from '#assets/objects/gift-large.webp';
import { t } from '#messages/rewards.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { PromoHero } from '#ui/promo-hero/PromoHero.tsx';

/** For visitors: the registration reward, with links to register and log in. */
export function VisitorCard() {
  const coins = useConfig()?.web.userRegisterCoin ?? 0;
  return (
    <PromoHero
      theme="dusk"
      object={gift}
      large
      lead={
        coins > 0 ? t('rewards.visitorLead', { coins: formatCoinsShort(coins) }) : t('rewards.visitorPlain')
      }
      clock={
        <>
          <LinkButton variant="gold" to={href('register')}>
            {t('rewards.register')}
          </LinkButton>
          <LinkButton to={href('login')}>{t('rewards.login')}</LinkButton>
        </>
      }
    >
      {t('rewards.visitorText')}
    </PromoHero>
  );
}
