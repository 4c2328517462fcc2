import { formatPoints } from '@tara/sdk/rules';
import { t } from '#messages/points.ts';
import { t as tReward } from '#messages/reward.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { Option } from './options.ts';

interface UnknownExchangeProps {
  /** The option of the exchange, if it still exists. */
  option: Option | undefined;
  busy: boolean;
  onCheck: () => void;
}

/** An exchange with unknown outcome: checking it never exchanges twice. */
export function UnknownExchange({ option, busy, onCheck }: UnknownExchangeProps) {
  return (
    <Card>
      <h2 className="row gap-2 type-subtitle color-accent-2">
        <Icon name="clock" size={24} />
        {t('points.unknown')}
      </h2>
      <p role="status">
        {option ? t('points.unknownText', { points: formatPoints(option.price) }) : t('points.unknownAny')}
      </p>
      <Button variant="gold" onClick={onCheck} busy={busy && tReward('reward.checking')}>
        {tReward('reward.checkAgain')}
      </Button>
    </Card>
  );
}
