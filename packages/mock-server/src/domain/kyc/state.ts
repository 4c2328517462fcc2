import { KycStatus, type KycData } from '#contract/generated.ts';
import type { KycFile } from './pictures.ts';

/** How far a player's identity verification is. */
export interface KycState {
  status: KycStatus;
  /** Pictures uploaded so far, latest last. */
  files: KycFile[];
  submitted?: KycData;
  /** Why it was rejected, in words for the player. */
  reason?: string;
  /** When it is approved by itself; 0 when nothing waits or only the control API decides. */
  decideAt: number;
}

export const newVerification = (): KycState => ({ status: KycStatus.none, files: [], decideAt: 0 });

/** Whether the player may withdraw (spec 1). */
export const isVerified = ({ kyc }: { readonly kyc: { readonly status: KycStatus } }): boolean =>
  kyc.status === KycStatus.approved;
