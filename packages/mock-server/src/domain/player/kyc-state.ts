import { KycStatus } from '@tara/contract/constants';
import type { Schema } from '#contract/schema-types.ts';

/** The state of a player's identity verification. */
export interface KycState {
  status: Schema<'KycStatus'>;
  /** Uploaded pictures, latest last. */
  files: KycFile[];
  submitted?: Schema<'KycData'>;
  /** The reason of the rejection, for the player. */
  reason?: string;
  /** When it is approved by itself; 0 if nothing waits or only the control API decides. */
  decideAt: number;
}

export function newVerification(): KycState {
  return { status: KycStatus.none, files: [], decideAt: 0 };
}

/** An uploaded picture of a document. Its bytes are not stored, because no answer shows them. */
export interface KycFile {
  id: string;
  type: Schema<'KycFileType'>;
  mediaType: PictureType;
  /** In bytes. */
  size: number;
  sha256: string;
  uploadedAt: number;
}

/** The accepted picture formats. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';
