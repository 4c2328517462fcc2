import type { OperationId } from '#contract/document.ts';
import type { Handlers } from '#contract/handler.ts';
import { accountHandlers } from './account.ts';
import { bankHandlers } from './bank.ts';
import { depositHandlers } from './deposit.ts';
import { gameHandlers } from './games.ts';
import { lobbyHandlers } from './lobby.ts';
import { signInHandlers } from './sign-in.ts';
import { startupHandlers } from './startup.ts';
import { telemetryHandlers } from './telemetry.ts';
import type { UNFINISHED } from './unfinished.ts';

/** The calls that live, each of the type that the contract gives it. */
export const HANDLERS = {
  ...startupHandlers,
  ...signInHandlers,
  ...accountHandlers,
  ...lobbyHandlers,
  ...gameHandlers,
  ...depositHandlers,
  ...bankHandlers,
  ...telemetryHandlers,
} satisfies Handlers;

type Living = keyof typeof HANDLERS;
type Unfinished = (typeof UNFINISHED)[number];

/** The compiler's word that every call is either alive or listed as unfinished, and none both. */
true satisfies [Exclude<OperationId, Living | Unfinished>] extends [never] ? true : 'calls are missing';
true satisfies [Living & Unfinished] extends [never] ? true : 'calls are listed twice';
