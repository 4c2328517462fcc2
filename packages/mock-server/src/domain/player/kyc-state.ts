import { KycStatus } from '@tara/contract/constants';
import type { Schema } from '#contract/schema-types.ts';

/** How far a player's identity verification is. */
export interface KycState {
  status: Schema<'KycStatus'>;
  /** Pictures uploaded so far, latest last. */
  files: KycFile[];
  submitted?: Schema<'KycData'>;
  /** Why it was rejected, in words for the player. */
  reason?: string;
  /** When it is approved by itself; 0 when nothing waits or only the control API decides. */
  decideAt: number;
}

export function newVerification(): KycState {
  return { status: KycStatus.none, files: [], decideAt: 0 };
}

/** An uploaded picture of a document. Its bytes are not kept: nothing ever shows them again. */
export interface KycFile {
  id: string;
  type: Schema<'KycFileType'>;
  mediaType: PictureType;
  /** In bytes. */
  size: number;
  sha256: string;
  uploadedAt: number;
}

/** The picture formats that count as a document. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';
