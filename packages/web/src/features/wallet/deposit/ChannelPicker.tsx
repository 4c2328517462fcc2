import { t } from '#messages/deposit.ts';
import { ChoiceCard } from '#ui/choice/ChoiceCard.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import styles from './pickers.module.css';
import type { Channel, DepositForm } from './use-deposit-form.ts';

function getHint(kind: Channel['kind']): string {
  switch (kind) {
    case 'qr':
      return t('deposit.kindQr');
    case 'bank':
      return t('deposit.kindBank');
    case 'page':
      return t('deposit.kindPage');
    default:
      return t('deposit.kindOther');
  }
}

/** The channel picker (spec 2.8): all payment methods in the configured order. */
export function ChannelPicker({ form: { channels, channel, choose } }: { form: DepositForm }) {
  if (channels.length === 0)
    return <EmptyState title={t('deposit.noChannels')} text={t('deposit.noChannelsText')} />;
  const fastest = channels.find(({ kind }) => kind === 'qr')?.id;
  return (
    <div className={styles.channels} role="radiogroup" aria-label={t('deposit.payWith')}>
      {channels.map((entry) => (
        <ChoiceCard
          key={entry.id}
          name="channel"
          checked={entry.id === channel?.id}
          onChange={() => choose(entry)}
          picture={<img src={entry.iconH5} width={48} height={48} alt="" className={styles.logo} />}
          title={
            <>
              {entry.name}
              {entry.id === fastest && <span className={styles.fastest}>{t('deposit.fastest')}</span>}
            </>
          }
          text={getHint(entry.kind)}
        />
      ))}
    </div>
  );
}
