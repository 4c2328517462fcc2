import { asObject, dropKey, sessionStore, readObject, writeJson } from '#lib/storage.ts';
import { namespace } from '#api/sdk.ts';

/** Unsent form values, stored for the visit so that a lost session does not lose them. */
const STORED = `${namespace}.drafts`;

/** The stored values of a form for this player. @param name of the form */
export function readDraft(name: string, player: number): Readonly<Record<string, unknown>> {
  const draft = asObject(readObject(sessionStore, STORED)[name]);
  return draft['player'] === player ? asObject(draft['values']) : {};
}

/** Stores the values of a form. They must not contain passwords. */
export function keepDraft(name: string, player: number, values: Readonly<Record<string, unknown>>): void {
  writeJson(sessionStore, STORED, { ...readObject(sessionStore, STORED), [name]: { player, values } });
}

/** Removes the values of a form, e.g. after sending. */
export function dropDraft(name: string): void {
  const { [name]: _sent, ...others } = readObject(sessionStore, STORED);
  writeJson(sessionStore, STORED, others);
}

/** Removes all drafts when the player logs out. */
export function dropDrafts(): void {
  dropKey(sessionStore, STORED);
}
