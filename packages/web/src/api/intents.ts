import { createIntents, type Intents } from '@tara/sdk/intents';
import { namespace, sdk } from './sdk.ts';

/** Creates the list of the player's actions with unknown outcome, which are stored and so continue after a reload. */
export const createStoredIntents = (): Intents =>
  createIntents(sdk, { store: () => window.localStorage, namespace });
