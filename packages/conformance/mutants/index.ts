import type { Mutant } from './mutant.ts';
import { dailyMutants } from './lists/daily.ts';
import { depositMutants } from './lists/deposit.ts';
import { gamesMutants } from './lists/games.ts';
import { identityMutants } from './lists/identity.ts';
import { invitationsMutants } from './lists/invitations.ts';
import { mailMutants } from './lists/mail.ts';
import { playerMutants } from './lists/player.ts';
import { pointsMutants } from './lists/points.ts';
import { rechargeMutants } from './lists/recharge.ts';
import { regionsMutants } from './lists/regions.ts';
import { safeboxMutants } from './lists/safebox.ts';
import { seasonsMutants } from './lists/seasons.ts';
import { sessionMutants } from './lists/session.ts';
import { specificationMutants } from './lists/specification.ts';
import { transportMutants } from './lists/transport.ts';
import { withdrawalMutants } from './lists/withdrawal.ts';

/** Breaks every answer: if the checks do not find it, a run says nothing. */
export const CANARY: Mutant = {
  id: 'canary',
  kind: 'wrong-errcode',
  profile: 'session',
  what: 'answers an errcode to everything',
  file: 'src/http/envelope.ts',
  find: 'errcode: 0,',
  replace: 'errcode: 1,',
};

export const MUTANTS: readonly Mutant[] = [
  ...depositMutants,
  ...withdrawalMutants,
  ...identityMutants,
  ...safeboxMutants,
  ...mailMutants,
  ...pointsMutants,
  ...dailyMutants,
  ...rechargeMutants,
  ...invitationsMutants,
  ...seasonsMutants,
  ...sessionMutants,
  ...playerMutants,
  ...regionsMutants,
  ...gamesMutants,
  ...transportMutants,
  ...specificationMutants,
];
