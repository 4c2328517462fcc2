import type { BankCard } from '@tara/sdk';
import { useId } from 'react';
import { cardName } from '#shared/orders/card-name.ts';
import { useFormField } from '#forms/use-form-field.ts';
import { t } from '#messages/withdraw.ts';
import { ChoiceCard } from '#ui/choice/ChoiceCard.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './withdraw.module.css';

/** The card that receives the money. */
export function CardPicker({ cards }: { cards: readonly BankCard[] }) {
  const noteId = useId();
  const { error, ...field } = useFormField({
    name: 'bankId',
    rules: { required: t('withdraw.chooseCard') },
  });
  return (
    <div>
      <div
        className={styles.cards}
        role="radiogroup"
        aria-label={t('withdraw.toCard')}
        aria-describedby={error ? noteId : undefined}
      >
        {cards.map((card) => (
          <ChoiceCard
            key={card.id}
            {...field}
            value={card.bankId}
            picture={<Icon name="landmark" size={24} />}
            title={cardName(card)}
            text={card.accountName}
          />
        ))}
      </div>
      {error && (
        <p id={noteId} className="flex gap-2 margin-top-2 type-caption color-danger">
          <Icon name="circle-alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
