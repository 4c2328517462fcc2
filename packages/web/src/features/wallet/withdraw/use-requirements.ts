import { KycStatus, type GameUser, type UserInfo } from '@tara/sdk';
import { knownValue } from '@tara/sdk/rules';
import { useKyc } from '#shared/kyc/use-kyc.ts';
import { cardName } from '#shared/orders/card-name.ts';
import type { QueryErrorProps } from '#shared/query-error/QueryError.tsx';
import { t } from '#messages/withdraw.ts';
import { href } from '#routing/layout.ts';
import type { Requirement, RequirementState } from '#ui/requirement-list/RequirementList.tsx';

/** A requirement of a withdrawal with the label of its button. */
export interface WithdrawRequirement extends Requirement {
  action: string;
}

const kycStates = {
  [KycStatus.none]: 'missing',
  [KycStatus.pending]: 'waiting',
  [KycStatus.approved]: 'done',
  [KycStatus.rejected]: 'refused',
} as const satisfies Record<number, RequirementState>;

/** Unknown states count as under review: the player does not start again. */
function getKycStatus(kyc: { kycStatus: number } | undefined) {
  return kyc ? knownValue(KycStatus, kyc.kycStatus, KycStatus.pending) : KycStatus.none;
}

/** The requirements, or the query that loads or has failed. */
export type Requirements = { list: WithdrawRequirement[] } | { list: null; query: QueryErrorProps['query'] };

/** The requirements of the first withdrawal (spec 1, 2.2): identity, bank card, safebox password. */
export function useRequirements(user: UserInfo, { appUserBankList: cards }: GameUser): Requirements {
  const kyc = useKyc(!user.hasKyc);
  if (!user.hasKyc && !kyc.data) return { list: null, query: kyc };
  const identity = user.hasKyc ? 'done' : kycStates[getKycStatus(kyc.data)];
  const [card] = cards;
  const byCard = card ? 'done' : 'missing';
  // The player returns here afterwards; the form is stored as a draft.
  const query = { from: href('wallets', { id: 'withdraw' }) };
  const byPassword = user.hasSafeboxPassword ? 'done' : 'missing';
  const list: WithdrawRequirement[] = [
    {
      icon: 'id-card',
      title: t(identity === 'done' ? 'withdraw.identity' : 'withdraw.identityRequired'),
      text: (identity === 'refused' && kyc.data?.reason) || t(`withdraw.identity_${identity}`),
      state: identity,
      stateText: t(`withdraw.state_${identity}`),
      to: href('withdrawal', { name: 'kyc' }, query),
      action: t('withdraw.verify'),
    },
    {
      icon: 'landmark',
      title: t('withdraw.card'),
      text: card ? cardName(card) : t('withdraw.cardMissing'),
      state: byCard,
      stateText: t(`withdraw.state_${byCard}`),
      to: href(card ? 'bankCardList' : 'bindBankCard', undefined, query),
      action: t('withdraw.bind'),
    },
    {
      icon: 'lock-keyhole',
      title: t('withdraw.password'),
      text: t(`withdraw.password_${byPassword}`),
      state: byPassword,
      stateText: t(`withdraw.state_${byPassword}`),
      to: href('withdrawal', { name: 'password' }, query),
      action: t('withdraw.setPassword'),
    },
  ];
  return { list };
}
