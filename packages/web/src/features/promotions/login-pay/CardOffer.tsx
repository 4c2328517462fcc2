import lantern from '#assets/objects/lantern.webp';
import { OfferTerms } from '#shared/offer/OfferTerms.tsx';
import { cardLater } from '#shared/offer/terms.ts';
import { t } from '#messages/login-pay.ts';
import { href } from '#routing/layout.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import type { CardOnSale } from './cards.ts';
import styles from './sign-pay-screen.module.css';

/** A card for sale: its days, and the deposit that buys it. */
export function CardOffer({ offer }: { offer: CardOnSale }) {
  const { propId, days, price, buyable, daily } = offer;
  const { short } = useMoney();
  const name = t('cards.name', { count: days });
  const buy = t('cards.buy', { amount: short(price) });
  return (
    <li className={styles.offer}>
      <img src={lantern} width={60} height={60} alt="" className={styles.object} />
      <h3 className="type-subtitle">{name}</h3>
      <OfferTerms price={price} bonus={0} later={cardLater(days, daily)} />
      {buyable ? (
        <LinkButton wide size="s" to={href('wallets', { id: 'deposit' }, { card: String(propId) })}>
          {buy}
          <span className="visually-hidden">{name}</span>
        </LinkButton>
      ) : (
        <Button wide size="s" idle={t('cards.needRecharge')}>
          {buy}
          <span className="visually-hidden">{name}</span>
        </Button>
      )}
    </li>
  );
}
