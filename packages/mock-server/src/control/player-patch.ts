import { KycStatus } from '@tara/contract/constants';
import { mobileKey } from '#domain/player/documents.ts';
import { reportArrival } from '#domain/invitations/reports.ts';
import { newVerification } from '#domain/player/kyc-state.ts';
import { getBalance, postEntry, type Currency } from '#domain/money/ledger.ts';
import type { Player } from '#domain/player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { scheduleNextTimer } from '#domain/player/next-timer.ts';
import { closeSessions } from '#domain/accounts/sessions.ts';
import { isNickname } from '#domain/profile/profile.ts';
import { requireSuperior } from '#domain/invitations/superiors.ts';
import type { Transaction } from '#store/transaction.ts';
import { ControlError, type ControlBody } from './handler.ts';
import { requirePlayerId, type PlayerName } from './named-player.ts';
import type { DomainContext } from '#domain/player/context.ts';

/** Sets a balance by a correcting entry, so that the ledger still adds up. */
function correct(
  draft: Player,
  currency: Currency,
  wanted: number | undefined,
  { reason, context }: { reason: 'adjustment' | 'seed'; context: DomainContext },
): void {
  if (wanted === undefined) return;
  const amount = wanted - getBalance(draft, currency);
  postEntry(draft, { currency, amount, reason, reference: 'control' }, context);
}

async function rebind(draft: Player, mobile: string, tx: Transaction): Promise<void> {
  const { countryCode } = draft;
  const owner = mobile === '' ? undefined : await tx.draft(mobileKey(countryCode, mobile));
  if (owner && owner.playerId !== draft.id)
    throw new ControlError(409, `The mobile number ${mobile} is bound already.`);
  if (draft.mobile !== '') await tx.remove(mobileKey(countryCode, draft.mobile));
  if (mobile !== '') tx.create(mobileKey(countryCode, mobile), { playerId: draft.id });
  draft.mobile = mobile;
}

/** Why an existing player cannot be the superior. */
const WHY_NO_SUPERIOR: Readonly<Record<string, string>> = {
  superiorIsSelf: 'Nobody is their own superior.',
  superiorCircular: 'That player is below this one already.',
};

async function getSuperior(draft: Player, name: PlayerName, tx: Transaction): Promise<number> {
  if (Number(name) === 0) return 0;
  const pointer = '/pid';
  try {
    const pid = await requirePlayerId(tx, name, pointer);
    await requireSuperior(draft, pid, tx);
    return pid;
  } catch (error) {
    const why = error instanceof BusinessError ? WHY_NO_SUPERIOR[error.reason] : undefined;
    if (why === undefined) throw error;
    throw new ControlError(409, why, { pointer });
  }
}

/** Fields that can be set for a new or an existing player. */
export type PlayerFields = ControlBody<'patchPlayer'>;

/**
 * Sets the given fields and leaves the others.
 * @param reason of the ledger entries that set balances
 */
export async function applyPatch(
  draft: Player,
  patch: PlayerFields,
  tx: Transaction,
  context: DomainContext,
  reason: 'adjustment' | 'seed' = 'adjustment',
): Promise<void> {
  const {
    coin,
    lottery,
    safebox,
    mobile,
    pid,
    vip,
    vipExp,
    activityIds,
    firstRecharge,
    memberDot,
    hasKyc,
    ...plain
  } = patch;
  const { vipLevels } = context.content.rewards;
  if ((vip ?? 0) >= vipLevels.length)
    throw new ControlError(400, `The highest level is ${vipLevels.length - 1}.`, { pointer: '/vip' });
  if (patch.nickname !== undefined && !isNickname(patch.nickname))
    throw new ControlError(400, 'A nickname has 1 to 32 visible characters in one line.', {
      pointer: '/nickname',
    });
  const superior = pid === undefined ? {} : { pid: await getSuperior(draft, pid, tx) };
  Object.assign(draft, plain, superior);
  correct(draft, 'coin', coin, { reason, context });
  correct(draft, 'points', lottery, { reason, context });
  correct(draft, 'safebox', safebox, { reason, context });
  if (firstRecharge !== undefined) draft.firstRecharge = firstRecharge === 1;
  if (hasKyc !== undefined) {
    draft.kyc = { ...newVerification(), status: hasKyc ? KycStatus.approved : KycStatus.none };
    scheduleNextTimer(draft);
  }
  if (memberDot !== undefined) draft.memberDot = memberDot === 1;
  if (vip !== undefined) draft.overrides.vip = vip;
  if (vipExp !== undefined) draft.overrides.vipExp = vipExp;
  if (activityIds !== undefined) draft.overrides.activityIds = activityIds;
  if (pid !== undefined) reportArrival(draft, context);
  if (mobile !== undefined) await rebind(draft, mobile, tx);
  // The tokens of a disabled player stay known, so that their 401 says why.
  if (patch.disabled === false) await closeSessions(draft, tx);
}
