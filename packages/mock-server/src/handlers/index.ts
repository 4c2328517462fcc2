import type { AllHandlers } from '#calls/handler.ts';
import { accountHandlers } from './account.ts';
import { depositHandlers } from './deposit.ts';
import { gameHandlers } from './games.ts';
import { historyHandlers } from './history.ts';
import { kycHandlers } from './kyc.ts';
import { lobbyHandlers } from './lobby.ts';
import { mailHandlers } from './mail.ts';
import { personalHandlers } from './personal.ts';
import { pointsHandlers } from './points.ts';
import { safeboxHandlers } from './safebox.ts';
import { signInHandlers } from './sign-in.ts';
import { socialLoginHandlers } from './social-login.ts';
import { startupHandlers } from './startup.ts';
import { telemetryHandlers } from './telemetry.ts';
import { withdrawHandlers } from './withdraw.ts';
import { seasonHandlers } from './seasons.ts';
import { invitationHandlers } from './invitations.ts';
import { promotionHandlers } from './promotions.ts';

/** Handlers of all calls, typed by the contract: a missing one does not compile. */
export const HANDLERS = {
  ...startupHandlers,
  ...signInHandlers,
  ...accountHandlers,
  ...lobbyHandlers,
  ...gameHandlers,
  ...depositHandlers,
  ...withdrawHandlers,
  ...historyHandlers,
  ...safeboxHandlers,
  ...kycHandlers,
  ...personalHandlers,
  ...socialLoginHandlers,
  ...mailHandlers,
  ...pointsHandlers,
  ...telemetryHandlers,
  ...promotionHandlers,
  ...invitationHandlers,
  ...seasonHandlers,
} satisfies AllHandlers;
