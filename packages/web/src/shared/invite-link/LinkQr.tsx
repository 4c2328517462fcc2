import { QRCodeSVG } from 'qrcode.react';
import { t } from '#messages/invite-link.ts';
import styles from './invite-link.module.css';

/** Edge in px, with the light margin around the code. */
const SIZE = 160;

/** A link as a QR code. Its colours are fixed: scanners need dark on light. */
export default function LinkQr({ link }: { link: string }) {
  return (
    <figure className="grid justify-items-center gap-2 type-caption color-muted text-center">
      <QRCodeSVG
        value={link}
        size={SIZE}
        marginSize={4}
        level="M"
        title={t('link.qr')}
        className={styles.code}
      />
      <figcaption>{t('link.qrText')}</figcaption>
    </figure>
  );
}
