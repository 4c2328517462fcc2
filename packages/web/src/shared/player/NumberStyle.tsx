import { t } from '#messages/account.ts';
import { numberStyles, useNumberStyle } from '#state/number-style.ts';
import { Card } from '#ui/card/Card.tsx';
import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';
import styles from './number-style.module.css';

const STYLES = ['million', 'lakh'] as const;
/** Both styles shorten it. */
const EXAMPLE = 1_23_45_678_00;

/** Lets the player choose how large amounts are shortened. */
export default function NumberStyle() {
  const { style } = useNumberStyle();
  return (
    <Card aria-label={t('account.numbers')} className={styles.card}>
      <h2 className="type-subtitle">{t('account.numbers')}</h2>
      <p className={styles.text}>{t('account.numbersText')}</p>
      <ChoiceRow
        label={t('account.numbers')}
        tabs={STYLES.map((id) => ({
          id,
          label: t(`account.numbers_${id}`, { example: numberStyles[id](EXAMPLE) }),
        }))}
        current={style}
        onChange={(id) => useNumberStyle.setState({ style: id })}
      />
    </Card>
  );
}
