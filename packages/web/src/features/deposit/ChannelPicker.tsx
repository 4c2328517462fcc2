import { t } from '#messages/deposit.ts';
import { classNames } from '#lib/class-names.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './pickers.module.css';
import type { Channel, DepositForm } from './use-deposit-form.ts';

function hintOf(kind: Channel['kind']): string {
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

/** The channel picker (spec 2.8): every way to pay, in the configured order. */
export function ChannelPicker({ form: { channels, channel, choose } }: { form: DepositForm }) {
  if (channels.length === 0)
    return <EmptyState title={t('deposit.noChannels')} text={t('deposit.noChannelsText')} />;
  const fastest = channels.find(({ kind }) => kind === 'qr')?.id;
  return (
    <div className={styles.channels} role="radiogroup" aria-label={t('deposit.payWith')}>
      {channels.map((entry) => {
        const on = entry.id === channel?.id;
        return (
          <label key={entry.id} className={classNames(styles.channel, on && styles.on)}>
            <input
              type="radio"
              className="visually-hidden"
              name="channel"
              checked={on}
              onChange={() => choose(entry)}
            />
            <img src={entry.iconH5} width={48} height={48} alt="" className={styles.logo} />
            <span className={styles.words}>
              <b>
                {entry.name}
                {entry.id === fastest && <span className={styles.fastest}>{t('deposit.fastest')}</span>}
              </b>
              {hintOf(entry.kind)}
            </span>
            <span className={classNames(styles.radio, on && styles.tick)}>
              {on && <Icon name="check" size={14} />}
            </span>
          </label>
        );
      })}
    </div>
  );
}
