import { asObject, dropKey, sessionStore, readObject, writeJson } from '#lib/storage.ts';
import { namespace } from '#api/sdk.ts';

/** What was typed into forms and not sent yet: kept for the visit, so that a lost session does not cost it. */
const STORED = `${namespace}.drafts`;

/** The values of a form that were kept for this player, field by field. @param name of the form */
export function readDraft(name: string, player: number): Readonly<Record<string, unknown>> {
  const draft = asObject(readObject(sessionStore, STORED)[name]);
  return draft['player'] === player ? asObject(draft['values']) : {};
}

/** Keeps the values of a form. They must hold no password. */
export function keepDraft(name: string, player: number, values: Readonly<Record<string, unknown>>): void {
  writeJson(sessionStore, STORED, { ...readObject(sessionStore, STORED), [name]: { player, values } });
}

/** Forgets what was typed into a form, e.g. because it was sent. */
export function dropDraft(name: string): void {
  const { [name]: _sent, ...others } = readObject(sessionStore, STORED);
  writeJson(sessionStore, STORED, others);
}

/** Forgets everything that was typed: the player has left. */
export function dropDrafts(): void {
  dropKey(sessionStore, STORED);
}
