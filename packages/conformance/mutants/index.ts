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
import { moreSpecificationMutants } from './lists/specification-2.ts';
import { furtherSpecificationMutants } from './lists/specification-3.ts';
import { specificationMutants } from './lists/specification.ts';
import { transportMutants } from './lists/transport.ts';
import { withdrawalMutants } from './lists/withdrawal.ts';
import { defineMutants, mutate, type Mutant } from './mutant.ts';

/** Breaks every answer: if the checks do not find it, a run says nothing. */
export const [CANARY] = defineMutants('canary', 'session', {
  'src/http/envelope.ts': {
    'answers-an-errcode, wrong-errcode: answers an errcode to everything': () =>
      mutate('success').replaceNumber('0', '1'),
  },
}) as [Mutant];

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
  ...moreSpecificationMutants,
  ...furtherSpecificationMutants,
];
