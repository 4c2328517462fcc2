import type { BankCard } from '@tara/sdk';
import { Link } from 'react-router-dom';
import { t } from '#messages/bank.ts';
import { href } from '#routing/layout.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { BankCardFace } from './BankCardFace.tsx';
import styles from './card-list.module.css';

/** The bound cards with masked numbers; a tap changes one. */
export function CardList({ cards }: { cards: readonly BankCard[] }) {
  if (cards.length === 0) return <EmptyState title={t('bank.none')} text={t('bank.noneText')} />;
  return (
    <ul className={`grid gap-4 ${styles.cards}`}>
      {cards.map((card) => (
        <li key={card.id}>
          <Link
            className={styles.card}
            to={href('bindBankCard', undefined, { id: String(card.id) })}
            aria-label={t('bank.change', { name: `${card.bankName} ${card.cardNum}` })}
          >
            <BankCardFace
              bankName={card.bankName}
              number={card.cardNum}
              accountName={card.accountName}
              action={
                <span className="row gap-2 type-label color-accent-2">
                  <Icon name="pencil" size={16} />
                  {t('bank.changeThis')}
                </span>
              }
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
