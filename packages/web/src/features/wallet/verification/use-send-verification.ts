import { KycStatus } from '@tara/sdk';
import { knownValue } from '@tara/sdk/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { markStale } from '#api/effects.ts';
import { toFailure } from '#api/failure.ts';
import { useKeyedCommand } from '#api/keyed-command.ts';
import { useApiQuery } from '#api/query.ts';
import { t } from '#messages/verification.ts';
import { toast } from '#ui/toast/toast.ts';
import { useBusyToast } from '#ui/toast/use-busy-toast.ts';
import { useVerificationPaths } from './use-verification-paths.ts';
import {
  getBody,
  changePicture,
  changeVerification,
  endVerification,
  isDetail,
  PICTURES,
  type Verification,
} from './verification-state.ts';

export interface SendVerification {
  /** Label while it is sent. */
  busy: string | false;
  /** Whether the outcome is unknown. */
  unknown: boolean;
  /** Whether the outcome is being checked. */
  checking: boolean;
  /** An error that belongs to no field. */
  problem: string | null;
  send: () => void;
  /** Checks the outcome by reading the state of the verification. */
  checkAgain: () => void;
}

/** Sends a verification. Errors are shown at their field or picture. @param player id */
export function useSendVerification(player: number, verification: Verification): SendVerification {
  const navigate = useNavigate();
  const paths = useVerificationPaths();
  const [unknown, setUnknown] = useState(false);
  /** Whether it was sent, and its new state is read. */
  const [showing, setShowing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const kyc = useApiQuery('kyc', {});
  const command = useKeyedCommand('addKyc', {
    onSuccess: () => void showSent(),
    onError(error) {
      const { text, field, outcome } = toFailure(error);
      if (outcome === 'unknown') {
        setUnknown(true);
        return;
      }
      if (text === null) return;
      if (isDetail(field)) {
        changeVerification(player, { refused: { field, text } });
        void navigate(paths.details, { replace: true });
        return;
      }
      const place = field === 'fileIds' ? Number(error.pointer?.split('/')[2]) : Number.NaN;
      const kind = PICTURES[place];
      const picture = kind && verification.pictures[kind];
      if (kind && picture) {
        changePicture(player, kind, {
          ...picture,
          state: 'failed',
          fileId: null,
          problem: text,
          retry: null,
        });
        return;
      }
      setProblem(text);
      toast.error(text);
      // If another device has sent it, the state differs from what this page expected.
      markStale(['kyc']);
    },
  });
  const busy = (command.busy || showing) && t('verification.busy');
  useBusyToast(busy);
  async function showSent() {
    setShowing(true);
    const { error } = await kyc.refetch({ cancelRefetch: false });
    setShowing(false);
    // Otherwise the page shows that it is under review.
    if (error) toast.success(t('verification.sent'));
    endVerification(player);
  }
  async function find() {
    const { data, error } = await kyc.refetch();
    if (error || !data) {
      toast.error(t('verification.notChecked'));
      return;
    }
    setUnknown(false);
    const status = knownValue(KycStatus, data.kycStatus, KycStatus.pending);
    if (status === KycStatus.pending || status === KycStatus.approved) endVerification(player);
    else setProblem(t('verification.notArrived'));
  }
  return {
    busy,
    unknown,
    checking: kyc.isFetching,
    problem,
    send() {
      const body = getBody(verification);
      setProblem(null);
      if (body) command.run(body);
    },
    checkAgain: () => void find(),
  };
}
