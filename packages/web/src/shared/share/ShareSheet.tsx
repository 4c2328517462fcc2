import { shareTargets } from '@tara/sdk/rules';
import { t } from '#messages/share.ts';
import { logAction } from '#api/telemetry.ts';
import { Button } from '#ui/button/Button.tsx';
import { copyText } from '#ui/copy.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { socialIcons } from '#ui/icon/social-icons.ts';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import styles from './share.module.css';
import { useShareLink } from './use-share-link.ts';

export interface ShareSheetProps {
  open: boolean;
  onClose: () => void;
  /** Called after each share. */
  onShared?: (() => void) | undefined;
}

/** The share sheet: networks, the device's share dialog, copy link or code. */
export default function ShareSheet({ open, onClose, onShared }: ShareSheetProps) {
  const { link, code } = useShareLink(open);
  const text = t('share.message');
  // Cancelling the device's dialog is not an error.
  const share = () =>
    void navigator.share({ title: document.title, text, url: link }).then(onShared, () => undefined);
  function copy(value: string) {
    void copyText(value);
    onShared?.();
  }
  function follow(network: string) {
    logAction('share', { network });
    onShared?.();
  }
  const rows = [
    { key: 'link', label: t('share.link'), value: link, verb: t('share.copyLink') },
    { key: 'code', label: t('share.code'), value: code, verb: t('share.copyCode') },
  ].filter(({ value }) => value !== '');
  return (
    <Sheet open={open} onClose={onClose} title={t('share.title')}>
      <p className="color-muted text-center">{t('share.text')}</p>
      <dl className="grid gap-3 margin-top-4">
        {rows.map(({ key, label, value, verb }) => (
          <div key={key} className={styles.row}>
            <dt className="type-caption color-muted">{label}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd>
              <Button size="s" onClick={() => copy(value)}>
                <Icon name="copy" size={18} />
                {verb}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <ul className={styles.networks} aria-label={t('share.networks')}>
        {shareTargets(link, text).map(({ id, url }) => (
          <li key={id}>
            <a
              className="grid justify-items-center gap-1 width-full type-caption text-center break-anywhere"
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => follow(id)}
            >
              <span className="disc-link">
                <Icon name={socialIcons[id]} />
              </span>
              {t(`share.${id}`)}
            </a>
          </li>
        ))}
        {'share' in navigator && (
          <li>
            <button
              type="button"
              className="grid justify-items-center gap-1 width-full type-caption text-center break-anywhere"
              onClick={share}
            >
              <span className="disc-link">
                <Icon name="ellipsis" />
              </span>
              {t('share.more')}
            </button>
          </li>
        )}
      </ul>
    </Sheet>
  );
}
