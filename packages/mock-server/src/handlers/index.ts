import type { AllHandlers } from '#calls/handler.ts';
import { accountHandlers } from './account.ts';
import { bankHandlers } from './bank.ts';
import { depositHandlers } from './deposit.ts';
import { firstChargeHandlers } from './first-charge.ts';
import { gameHandlers } from './games.ts';
import { agentCountHandlers } from './agent-count.ts';
import { agentHandlers } from './agent.ts';
import { christmasHandlers } from './christmas.ts';
import { festivalHandlers } from './festival.ts';
import { historyHandlers } from './history.ts';
import { inviteBonusHandlers } from './invite-bonus.ts';
import { inviteSpinHandlers } from './invite-spin.ts';
import { newYearHandlers } from './new-year.ts';
import { weekendLotteryHandlers } from './weekend-lottery.ts';
import { kycHandlers } from './kyc.ts';
import { lobbyHandlers } from './lobby.ts';
import { loginBonusHandlers } from './login-bonus.ts';
import { mailHandlers } from './mail.ts';
import { personalHandlers } from './personal.ts';
import { pointsHandlers } from './points.ts';
import { safeboxHandlers } from './safebox.ts';
import { rechargeBonusHandlers } from './recharge-bonus.ts';
import { signInHandlers } from './sign-in.ts';
import { socialLoginHandlers } from './social-login.ts';
import { startupHandlers } from './startup.ts';
import { taskHandlers } from './tasks.ts';
import { telemetryHandlers } from './telemetry.ts';
import { withdrawHandlers } from './withdraw.ts';

/** Handlers of all calls, typed by the contract: a missing one does not compile. */
export const HANDLERS = {
  ...startupHandlers,
  ...signInHandlers,
  ...accountHandlers,
  ...lobbyHandlers,
  ...gameHandlers,
  ...depositHandlers,
  ...bankHandlers,
  ...withdrawHandlers,
  ...historyHandlers,
  ...safeboxHandlers,
  ...kycHandlers,
  ...personalHandlers,
  ...socialLoginHandlers,
  ...mailHandlers,
  ...pointsHandlers,
  ...telemetryHandlers,
  ...taskHandlers,
  ...firstChargeHandlers,
  ...rechargeBonusHandlers,
  ...loginBonusHandlers,
  ...inviteSpinHandlers,
  ...inviteBonusHandlers,
  ...agentHandlers,
  ...agentCountHandlers,
  ...christmasHandlers,
  ...newYearHandlers,
  ...festivalHandlers,
  ...weekendLotteryHandlers,
} satisfies AllHandlers;
