import { dailyChecks } from '../checks/daily/index.ts';
import { depositChecks } from '../checks/deposit/index.ts';
import { gamesChecks } from '../checks/games/index.ts';
import { identityChecks } from '../checks/identity/index.ts';
import { invitationsChecks } from '../checks/invitations/index.ts';
import { mailChecks } from '../checks/mail/index.ts';
import { moneyChecks } from '../checks/money/index.ts';
import { playerChecks } from '../checks/player/index.ts';
import { pointsChecks } from '../checks/points/index.ts';
import { rechargeChecks } from '../checks/recharge/index.ts';
import { regionsChecks } from '../checks/regions/index.ts';
import { safeboxChecks } from '../checks/safebox/index.ts';
import { seasonsChecks } from '../checks/seasons/index.ts';
import { sessionChecks } from '../checks/session/index.ts';
import { withdrawalChecks } from '../checks/withdrawal/index.ts';
import type { Check } from '../protocol/check.ts';

/** All checks, by profile. */
export const CHECKS: readonly Check[] = [
  ...sessionChecks,
  ...playerChecks,
  ...depositChecks,
  ...withdrawalChecks,
  ...identityChecks,
  ...safeboxChecks,
  ...mailChecks,
  ...pointsChecks,
  ...dailyChecks,
  ...rechargeChecks,
  ...invitationsChecks,
  ...seasonsChecks,
  ...moneyChecks,
  ...regionsChecks,
  ...gamesChecks,
];
