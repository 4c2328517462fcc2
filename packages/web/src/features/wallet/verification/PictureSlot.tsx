import { KYC_PICTURE_TYPES } from '@tara/sdk/rules';
import { t } from '#messages/verification.ts';
import type { PlainKey } from '#i18n/t.ts';
import { Button } from '#ui/button/Button.tsx';
import { FileButton } from '#ui/button/FileButton.tsx';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { useFrame } from '#ui/frame.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { ProgressMeter } from '#ui/progress/ProgressMeter.tsx';
import { fileSize } from './file-size.ts';
import { takePicture } from './send-picture.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { Picture, PictureKind } from './verification-state.ts';
import styles from './pictures.module.css';

const words: Record<PictureKind, { title: PlainKey<'verification'>; hint: PlainKey<'verification'> }> = {
  front: { title: 'verification.frontSide', hint: 'verification.frontSideHint' },
  back: { title: 'verification.backSide', hint: 'verification.backHint' },
  selfie: { title: 'verification.selfie', hint: 'verification.selfieHint' },
};

const ACCEPT = KYC_PICTURE_TYPES.join(',');

interface SlotProps {
  /** Id of the player. */
  player: number;
  kind: PictureKind;
  picture: Picture | undefined;
}

/** A picture: empty, uploading, received, or failed with a retry. */
export function PictureSlot({ player, kind, picture }: SlotProps) {
  const title = t(words[kind].title);
  const state = picture?.state ?? 'empty';
  const take = (file: File) => void takePicture(player, kind, file);
  return (
    <li
      ref={useFileDrop(take)}
      className={`row wrap gap-y-2 gap-x-3 padding-3 ${styles.slot}`}
      data-state={state}
    >
      <span className={styles.thumb}>
        {picture?.preview ? (
          <img src={picture.preview} alt="" />
        ) : (
          <Icon name={state === 'received' ? 'circle-check' : 'camera'} size={26} />
        )}
      </span>
      <div className={styles.words}>
        <b className="type-button">{title}</b>
        <p className="type-note color-muted" aria-live="polite">
          {state === 'empty' && t(words[kind].hint)}
          {state === 'received' && (
            <span className="flex gap-2 color-success">
              <Icon name="check" size={16} className="margin-top-half" />
              {t('verification.received')}
            </span>
          )}
          {state === 'failed' && (
            <span className="flex gap-2 color-danger">
              <Icon name="circle-alert" size={16} className="margin-top-half" />
              {picture?.problem}
            </span>
          )}
        </p>
        {picture?.state === 'sending' && <Sending picture={picture} title={title} />}
      </div>
      <div className={`flex wrap gap-2 margin-start-auto ${styles.keys}`}>
        {picture?.state === 'sending' ? (
          <RoundButton
            variant="plain"
            icon="x"
            label={t('verification.cancel', { picture: title })}
            onClick={() => picture.cancel?.()}
          />
        ) : (
          <>
            {picture?.retry && (
              <Button size="s" onClick={picture.retry}>
                {t('verification.retry')}
                <PictureName title={title} />
              </Button>
            )}
            <PictureSources state={state} kind={kind} title={title} onPick={take} />
          </>
        )}
      </div>
    </li>
  );
}

/** The name of the picture, for screen readers. */
function PictureName({ title }: { title: string }) {
  return <span className="visually-hidden">{t('verification.forPicture', { picture: title })}</span>;
}

function Sending({ picture: { share, size }, title }: { picture: Picture; title: string }) {
  const text = t('verification.sending', { percent: Math.floor(share * 100), size: fileSize(size) });
  return (
    <>
      <p className="type-note color-muted">{text}</p>
      <ProgressMeter label={title} value={share} max={1} text={text} />
    </>
  );
}

interface ChoicesProps {
  state: Picture['state'] | 'empty';
  kind: PictureKind;
  title: string;
  onPick: (file: File) => void;
}

/** Camera or file. */
function PictureSources({ state, kind, title, onPick }: ChoicesProps) {
  const { pointer } = useFrame();
  const isIn = state === 'received';
  return (
    <>
      {pointer === 'finger' && !isIn && (
        <FileButton
          size="s"
          accept={ACCEPT}
          capture={kind === 'selfie' ? 'user' : 'environment'}
          onPick={onPick}
        >
          <Icon name="camera" size={18} />
          {t('verification.camera')}
          <PictureName title={title} />
        </FileButton>
      )}
      <FileButton size="s" accept={ACCEPT} onPick={onPick}>
        {!isIn && <Icon name="image-up" size={18} />}
        {t(isIn ? 'verification.change' : 'verification.file')}
        <PictureName title={title} />
      </FileButton>
    </>
  );
}
