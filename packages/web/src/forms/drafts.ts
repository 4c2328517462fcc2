import { asObject, sessionStore, readObject, writeJson } from '#lib/storage.ts';
import { DRAFTS_KEY } from './drop-drafts.ts';

/** The stored values of a form for this player. @param name of the form */
export function readDraft(name: string, player: number): Readonly<Record<string, unknown>> {
  const draft = asObject(readObject(sessionStore, DRAFTS_KEY)[name]);
  return draft['player'] === player ? asObject(draft['values']) : {};
}

/** Stores the values of a form. They must not contain passwords. */
export function keepDraft(name: string, player: number, values: Readonly<Record<string, unknown>>): void {
  writeJson(sessionStore, DRAFTS_KEY, {
    ...readObject(sessionStore, DRAFTS_KEY),
    [name]: { player, values },
  });
}

/** Removes the values of a form, e.g. after sending. */
export function dropDraft(name: string): void {
  const { [name]: _sent, ...others } = readObject(sessionStore, DRAFTS_KEY);
  writeJson(sessionStore, DRAFTS_KEY, others);
}
