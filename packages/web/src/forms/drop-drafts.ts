import { dropKey, sessionStore } from '#lib/storage.ts';
import { namespace } from '#api/sdk.ts';

/** Key of unsent form values, which are stored for the visit so that a lost session does not lose them. */
export const DRAFTS_KEY = `${namespace}.drafts`;

/** Removes all drafts when the player logs out. */
export function dropDrafts(): void {
  dropKey(sessionStore, DRAFTS_KEY);
}
