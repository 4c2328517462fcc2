import type { Check } from '../check.ts';
import { dailyChecks } from './daily.ts';
import { depositChecks } from './deposit.ts';
import { gamesChecks } from './games.ts';
import { identityChecks } from './identity.ts';
import { invitationsChecks } from './invitations.ts';
import { mailChecks } from './mail.ts';
import { moneyChecks } from './money.ts';
import { playerChecks } from './player.ts';
import { pointsChecks } from './points.ts';
import { rechargeChecks } from './recharge.ts';
import { regionsChecks } from './regions.ts';
import { safeboxChecks } from './safebox.ts';
import { seasonsChecks } from './seasons.ts';
import { sessionChecks } from './session.ts';
import { withdrawalChecks } from './withdrawal.ts';

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
