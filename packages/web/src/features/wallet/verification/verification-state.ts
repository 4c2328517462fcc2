import { KycFileType, type Data } from '@tara/sdk';
import { checkKycDetail, plainDigits, type KycDetails } from '@tara/sdk/rules';
import { useMemo } from 'react';
import { create } from 'zustand';
import { serverNow } from '#api/sdk.ts';
import { dropDraft, keepDraft, readDraft } from '#forms/drafts.ts';
import { asObject } from '#lib/storage.ts';

/** The pictures in order. */
export const PICTURES = Object.values(KycFileType);
export type PictureKind = (typeof PICTURES)[number];

/** The data of a submission. */
export type Submitted = NonNullable<Data<'kyc'>['submitted']>;

/** A picture of a document. */
export interface Picture {
  state: 'sending' | 'received' | 'failed';
  name: string;
  size: number;
  /** Address of the picture; null after a reload, when only the server has it. */
  preview: string | null;
  /** The uploaded share, between 0 and 1. */
  share: number;
  /** Its number on the server. */
  fileId: string | null;
  /** Why it failed. */
  problem: string | null;
  /** Retries the upload; null if that cannot help. */
  retry: (() => void) | null;
  /** Cancels the upload. */
  cancel: (() => void) | null;
}

/** A verification in progress. */
export interface Verification {
  /** Null until the first step is done. */
  details: KycDetails | null;
  pictures: Readonly<Partial<Record<PictureKind, Picture>>>;
  /** The server's error of a detail; the form shows it at its field. */
  refused: { field: keyof KycDetails; text: string } | null;
}

/** Names of the drafts of the details and of the picture numbers. */
export const DETAILS_DRAFT = 'verification';
const PICTURES_DRAFT = 'verification-pictures';

export const DETAILS = [
  'realName',
  'idNumber',
  'birthday',
  'address',
] as const satisfies (keyof KycDetails)[];

export function isDetail(field: string | null): field is keyof KycDetails {
  return DETAILS.some((name) => name === field);
}

/** The valid details, or null. */
export function goodDetails(
  reported: Readonly<Partial<Record<keyof KycDetails, unknown>>> | undefined,
): KycDetails | null {
  const values = Object.fromEntries(
    DETAILS.map((name) => [name, typeof reported?.[name] === 'string' ? reported[name] : '']),
  ) as unknown as KycDetails;
  const now = serverNow();
  return DETAILS.every((name) => checkKycDetail(name, values[name], now) === null) ? values : null;
}

/** Pictures on the server from an earlier page of this visit. */
function keptPictures(player: number): Verification['pictures'] {
  const draft = readDraft(PICTURES_DRAFT, player);
  const stored = PICTURES.flatMap((kind): [PictureKind, Picture][] => {
    const { fileId, name, size } = asObject(draft[kind]);
    if (typeof fileId !== 'string' || typeof name !== 'string' || typeof size !== 'number') return [];
    return [[kind, { ...received(fileId), name, size, preview: null }]];
  });
  return Object.fromEntries(stored);
}

export function received(fileId: string) {
  return { state: 'received', share: 1, fileId, problem: null, retry: null, cancel: null } as const;
}

/** By player, so that the next player on this device sees nothing of it. */
export const verifications = create<Readonly<Record<number, Verification>>>(() => ({}));

function begun(player: number): Verification {
  return {
    details: goodDetails(readDraft(DETAILS_DRAFT, player)),
    pictures: keptPictures(player),
    refused: null,
  };
}

export function getVerification(player: number): Verification {
  return verifications.getState()[player] ?? begun(player);
}

/** The verification in progress of a player. @param player id */
export function useVerification(player: number): Verification {
  const first = useMemo(() => begun(player), [player]);
  return verifications((all) => all[player]) ?? first;
}

export function changeVerification(player: number, change: Partial<Verification>): void {
  verifications.setState({ [player]: { ...getVerification(player), ...change } });
}

/** Replaces or removes a picture. Received ones remain over a reload. */
export function changePicture(player: number, kind: PictureKind, picture: Picture | undefined): void {
  const { [kind]: before, ...others } = getVerification(player).pictures;
  if (before?.preview && before.preview !== picture?.preview) URL.revokeObjectURL(before.preview);
  const pictures: Verification['pictures'] = picture ? { ...others, [kind]: picture } : others;
  changeVerification(player, { pictures });
  const known = PICTURES.flatMap((each) => {
    const { fileId = null, name, size } = pictures[each] ?? {};
    return fileId === null ? [] : [[each, { fileId, name, size }]];
  });
  keepDraft(PICTURES_DRAFT, player, Object.fromEntries(known));
}

/** Removes the verification in progress after it was sent. */
export function endVerification(player: number): void {
  for (const kind of PICTURES) changePicture(player, kind, undefined);
  dropDraft(DETAILS_DRAFT);
  dropDraft(PICTURES_DRAFT);
  changeVerification(player, { details: null, refused: null });
}

/** The body of the call when everything is complete. */
export function getBody({ details, pictures }: Pick<Verification, 'details' | 'pictures'>): Submitted | null {
  const fileIds = PICTURES.flatMap((kind) => {
    const { state, fileId } = pictures[kind] ?? {};
    return state === 'received' && fileId ? [fileId] : [];
  });
  if (!details || fileIds.length < PICTURES.length) return null;
  const { realName, idNumber, birthday, address } = details;
  return {
    realName: realName.trim(),
    idNumber: plainDigits(idNumber),
    birthday,
    address: address.trim(),
    fileIds,
  };
}
