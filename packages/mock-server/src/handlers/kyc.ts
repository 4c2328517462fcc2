import { command, query } from '#calls/handler.ts';
import { identityKey } from '#domain/player/documents.ts';
import { MAX_PICTURE_BYTES, getPictureType } from '#domain/kyc/pictures.ts';
import { addPicture, normalIdNumber, showKyc, submitKyc, isVerified } from '#domain/kyc/verification.ts';
import { BusinessError } from '#contract/business-error.ts';

const FILE_ID_LENGTH = 12;

/** Identity verification (spec 7.2). */
export const kycHandlers = {
  kyc: query<'kyc'>((player) => showKyc(player)),

  uploadKyc: command<'uploadKyc'>((draft, { file, type }, { now, secrets }) => {
    const mediaType = getPictureType(Buffer.from(file.head, 'hex'));
    if (!mediaType) throw new BusinessError('kycFileTypeNotAccepted', { pointer: '/file' });
    if (file.size > MAX_PICTURE_BYTES) throw new BusinessError('kycFileTooLarge', { pointer: '/file' });
    const { size, sha256 } = file;
    const id = `f-${secrets.text(FILE_ID_LENGTH)}`;
    addPicture(draft, { id, type, mediaType, size, sha256, uploadedAt: now });
    return { fileId: id };
  }),

  addKyc: command<'addKyc'>(async (draft, { realName, idNumber, birthday, address, fileIds }, call) => {
    submitKyc(draft, { realName, idNumber, birthday, address, fileIds }, call);
    const key = identityKey(normalIdNumber(idNumber));
    const owner = await call.tx.draft(key);
    if (owner && owner.playerId !== draft.id)
      throw new BusinessError('kycIdNumberTaken', { pointer: '/idNumber' });
    call.tx.create(key, { playerId: draft.id });
    return { hasKyc: isVerified(draft), kycStatus: draft.kyc.status };
  }),
};
