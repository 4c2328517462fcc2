import { KYC_PICTURE_MAX_BYTES } from '@tara/sdk/rules';
import { Navigate } from 'react-router-dom';
import { t } from '#messages/verification.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { useFrame } from '#ui/frame.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { fileSize } from './file-size.ts';
import { PictureSlot } from './PictureSlot.tsx';
import { useSendVerification } from './use-send-verification.ts';
import { useVerificationPaths } from './use-verification-paths.ts';
import { VerificationNotes, VerificationPage, type StepProps } from './VerificationPage.tsx';
import { goodDetails, PICTURES, useVerification, type Verification } from './verification-state.ts';
import shared from './verification.module.css';
import styles from './pictures.module.css';

/** The second step: three pictures, uploaded separately, then everything is sent. */
export function Pictures({ player, submitted, ...page }: StepProps) {
  const { footer, pointer } = useFrame();
  const isBar = footer === 'bar';
  const { pictures, details: typed } = useVerification(player);
  const paths = useVerificationPaths();
  const verification = { pictures, details: typed ?? goodDetails(submitted), refused: null };
  const sending = useSendVerification(player, verification);
  // Pictures need details.
  if (!verification.details) return <Navigate to={paths.details} replace />;
  const wait = waitFor(verification);
  if (sending.unknown) {
    return (
      <VerificationPage
        {...page}
        step={2}
        footer={
          <Button
            variant="gold"
            size="l"
            wide
            busy={sending.checking && t('verification.busy')}
            onClick={sending.checkAgain}
          >
            {t('verification.checkAgain')}
          </Button>
        }
      >
        <div
          className={`stack justify-items-center gap-2 padding-top-4 text-center ${shared.outcome}`}
          role="alert"
        >
          <span className={shared.medal} data-state="waiting">
            <Icon name="clock" size={26} />
          </span>
          <h2 className="type-display break-anywhere">{t('verification.unknownTitle')}</h2>
          <p className={`type-body color-muted ${shared.text}`}>{t('verification.unknownText')}</p>
        </div>
      </VerificationPage>
    );
  }
  return (
    <VerificationPage
      {...page}
      step={1}
      footer={
        <>
          {!isBar && <LinkButton to={paths.details}>{t('verification.back')}</LinkButton>}
          <p className={`type-caption color-muted text-center ${shared.wait}`} role="status">
            {wait}
          </p>
          <Button variant="gold" size="l" wide busy={sending.busy} idle={wait} onClick={sending.send}>
            {t('verification.send')}
          </Button>
        </>
      }
    >
      <div>
        <h2 className="type-title">{t('verification.picturesTitle')}</h2>
        <p className={`type-body color-muted ${shared.text}`}>
          {t('verification.picturesText', { most: fileSize(KYC_PICTURE_MAX_BYTES) })}
          {pointer === 'mouse' && ` ${t('verification.picturesDrop')}`}
        </p>
      </div>
      {sending.problem && (
        <p className={`flex gap-3 padding-4 type-note break-anywhere ${shared.problem}`}>
          <Icon name="circle-alert" className="color-danger" />
          {sending.problem}
        </p>
      )}
      <ul className={`stack gap-3 ${styles.slots}`} aria-label={t('verification.pictures')}>
        {PICTURES.map((kind) => (
          <PictureSlot key={kind} player={player} kind={kind} picture={pictures[kind]} />
        ))}
      </ul>
      {isBar && <VerificationNotes />}
    </VerificationPage>
  );
}

/** Why it cannot be sent yet, or an empty text. */
function waitFor({ pictures }: Verification): string {
  const states = PICTURES.map((kind) => pictures[kind]?.state);
  const underway = states.filter((state) => state === 'sending').length;
  const missing = states.filter((state) => state === undefined || state === 'failed').length;
  if (missing > 0 && underway > 0) return t('verification.missingAndUnderway', { missing, underway });
  if (missing > 0) return t('verification.missing', { missing });
  return underway > 0 ? t('verification.underway', { underway }) : '';
}
