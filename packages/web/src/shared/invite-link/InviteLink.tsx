import { usePlayer } from '#api/session.ts';
import { useShareLink } from '#shared/share/use-share-link.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { t } from '#messages/invite-link.ts';
import { href } from '#routing/layout.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { copyText } from '#ui/copy.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section } from '#ui/section/Section.tsx';
import styles from './invite-link.module.css';

const LinkQr = lazyPart(() => import('./LinkQr.tsx'));

/** The invite code and link of the player to copy, and as a QR code. */
export function InviteLink() {
  const mobile = usePlayer()?.user.mobile;
  const { link, code } = useShareLink(Boolean(mobile));
  return (
    <Section title={t('link.title')} className={styles.section}>
      {mobile ? (
        <div className={`stack card align-center gap-4 padding-4 ${styles.card}`}>
          <dl className="grid gap-4">
            {code !== '' && <CopyLine label={t('link.code')} value={code} copy={t('link.copyCode')} />}
            <CopyLine label={t('link.link')} value={link} copy={t('link.copyLink')} />
          </dl>
          <div className={styles.qr}>
            <SilentBoundary>
              <LinkQr link={link} />
            </SilentBoundary>
          </div>
        </div>
      ) : (
        <div className={`stack card align-center gap-4 padding-4 ${styles.card}`}>
          <p className="type-body color-muted">{t('link.bindFirst')}</p>
          <LinkButton to={href('bind')}>{t('link.bind')}</LinkButton>
        </div>
      )}
    </Section>
  );
}

function CopyLine({ label, value, copy }: { label: string; value: string; copy: string }) {
  return (
    <div className={`row wrap gap-y-1 gap-x-3 ${styles.row}`}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd>
        <Button size="s" onClick={() => void copyText(value)}>
          <Icon name="copy" size={18} />
          {copy}
        </Button>
      </dd>
    </div>
  );
}
