import { isSdkError, newIdempotencyKey } from '@tara/sdk';
import { checkKycPicture, KYC_PICTURE_MAX_BYTES } from '@tara/sdk/rules';
import { fetchWithProgress } from '@tara/sdk/upload';
import { perform } from '#api/command.ts';
import { toFailure } from '#api/failure.ts';
import { t } from '#messages/verification.ts';
import { fileSize } from './file-size.ts';
import {
  changePicture,
  received,
  getVerification,
  type Picture,
  type PictureKind,
} from './verification-state.ts';

/** Number of bytes that identify the file type. */
const HEAD_BYTES = 12;

function getFields(file: File): Picture {
  return {
    state: 'sending',
    name: file.name,
    size: file.size,
    preview: URL.createObjectURL(file),
    share: 0,
    fileId: null,
    problem: null,
    retry: null,
    cancel: null,
  };
}

/** The error of a file before it is sent, or null. */
async function findProblem(file: File): Promise<string | null> {
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const problem = checkKycPicture({ size: file.size, head });
    const values = { size: fileSize(file.size), most: fileSize(KYC_PICTURE_MAX_BYTES) };
    return problem && t(`verification.picture_${problem}`, values);
  } catch {
    // It was moved or deleted after it was chosen.
    return t('verification.picture_unreadable');
  }
}

/**
 * Checks a chosen picture and uploads it.
 * @param player id of the player
 * @param kind of the picture
 */
export async function takePicture(player: number, kind: PictureKind, file: File): Promise<void> {
  const before = getVerification(player).pictures[kind];
  before?.cancel?.();
  const problem = await findProblem(file);
  if (problem === null) return sendPicture(player, kind, file, newIdempotencyKey());
  changePicture(player, kind, { ...getFields(file), preview: null, state: 'failed', problem });
  return undefined;
}

async function sendPicture(player: number, kind: PictureKind, file: File, key: string): Promise<void> {
  const before = getVerification(player).pictures[kind];
  const aborter = new AbortController();
  const picture: Picture = { ...getFields(file), cancel: () => aborter.abort() };
  /** Updates the progress, unless the picture was replaced. */
  const change = (now: Partial<Picture>) => {
    const current = getVerification(player).pictures[kind];
    if (current?.preview === picture.preview) changePicture(player, kind, { ...current, ...now });
  };
  changePicture(player, kind, picture);
  const form = new FormData();
  form.set('file', file);
  form.set('type', kind);
  try {
    const { fileId } = await perform('uploadKyc', form, {
      idempotencyKey: key,
      signal: aborter.signal,
      retries: 0,
      fetch: fetchWithProgress(({ loaded, total }) => change({ share: loaded / total })),
    });
    change(received(fileId));
  } catch (error) {
    if (!isSdkError(error)) throw error;
    if (error.kind === 'abort') {
      const isIn = getVerification(player).pictures[kind]?.preview === picture.preview;
      // The picture on the server remains.
      if (isIn) changePicture(player, kind, before?.fileId ? { ...before, preview: null } : undefined);
      return;
    }
    const { text, field, outcome } = toFailure(error, {
      unknown: t('verification.pictureUnknown'),
      offline: t('verification.pictureOffline'),
    });
    // After an unknown outcome the same key prevents a second copy.
    const next = outcome === 'unknown' ? key : newIdempotencyKey();
    change({
      state: 'failed',
      problem: text ?? t('verification.pictureUnknown'),
      retry: field === 'file' ? null : () => void sendPicture(player, kind, file, next),
      cancel: null,
    });
  }
}
