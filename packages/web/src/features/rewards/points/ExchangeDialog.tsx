import { formatPoints } from '@tara/sdk/rules';
import { t } from '#messages/points.ts';
import { Button } from '#ui/button/Button.tsx';
import { Detail } from '#ui/detail/Detail.tsx';
import shared from '#ui/detail/detail.module.css';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { optionTitle } from './option-text.ts';
import type { Option } from './options.ts';
import styles from './points-screen.module.css';

interface ExchangeDialogProps {
  option: Option;
  /** Points of the player, in hundredths. */
  points: number;
  onClose: () => void;
  onExchange: () => void;
}

/** Asks before an exchange of points: what the player gets, and what is left. */
export default function ExchangeDialog({ option, points, onClose, onExchange }: ExchangeDialogProps) {
  return (
    <Sheet open onClose={onClose} title={t('points.askTitle')} form="dialog">
      <dl className={shared.facts}>
        <Detail name={t('points.pays')}>{t('points.price', { amount: formatPoints(option.price) })}</Detail>
        <Detail name={t('points.gets')}>{optionTitle(option.rewards)}</Detail>
        <Detail name={t('points.left')}>{formatPoints(Math.max(0, points - option.price))}</Detail>
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
