import { formatPoints } from '@tara/sdk/rules';
import { t } from '#messages/points.ts';
import { Button } from '#ui/button/Button.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { optionTitle } from './option-text.ts';
import type { Option } from './options.ts';
import styles from './exchange-dialog.module.css';

interface ExchangeDialogProps {
  option: Option;
  /** Points of the player, in hundredths. */
  points: number;
  onClose: () => void;
  onExchange: () => void;
}

/** Asks before an exchange of points: what the player gets, and what is left. */
export default function ExchangeDialog({ option, points, onClose, onExchange }: ExchangeDialogProps) {
  const facts = [
    [t('points.pays'), t('points.price', { amount: formatPoints(option.price) })],
    [t('points.gets'), optionTitle(option.rewards)],
    [t('points.left'), formatPoints(Math.max(0, points - option.price))],
  ] as const;
  return (
    <Sheet open onClose={onClose} title={t('points.askTitle')} form="dialog">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('points.notNow')}</Button>
        <Button variant="gold" onClick={onExchange}>
          {t('points.exchange')}
        </Button>
      </div>
    </Sheet>
  );
}
