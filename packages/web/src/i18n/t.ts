import { i18n } from '@lingui/core';
import core from './en-PK/app/core.json';
import type { MessageKeys, MessageValues } from './generated/keys.ts';

/** The name of a catalogue. */
type Catalogue = keyof MessageKeys;

/** A key of a catalogue or of `core.json` without values. */
export type PlainKey<C extends Catalogue> = Exclude<MessageKeys[C | 'core'], keyof MessageValues>;

/** The values of a message: none, or one for each of its `{placeholders}`. */
type Values<K extends string> = [Extract<K, keyof MessageValues>] extends [never]
  ? []
  : [values: Record<MessageValues[Extract<K, keyof MessageValues>], string | number>];

/** Returns the text of a message. It accepts keys of loaded catalogues only. */
export interface Translate<C extends Catalogue> {
  <K extends MessageKeys[C | 'core']>(key: K, ...values: Values<K>): string;
  /** For types only: the catalogues. */
  readonly catalogues?: C;
}

// Compiled at build (vite/message-catalogs.ts); TypeScript sees the source text.
i18n.load('en-PK', core);
i18n.activate('en-PK');

function translate(key: string, values?: Record<string, string | number>) {
  return i18n._(key, values);
}

/** The text of a message of `core.json`, which every page has. */
export const t: Translate<'core'> = translate;

/**
 * Adds the messages of a catalogue. The generated module of each catalogue calls it, so that a catalogue loads with the
 * features that use it.
 * @returns the function for its keys and the keys of `core.json`
 */
export function addMessages<C extends Catalogue>(messages: Record<MessageKeys[C], string>): Translate<C> {
  i18n.load('en-PK', messages);
  i18n.activate('en-PK');
  return translate;
}

/** Combines the functions of two catalogues, for keys of either. */
export function combineCatalogues<A extends Catalogue, B extends Catalogue>(
  _one: Translate<A>,
  _other: Translate<B>,
): Translate<A | B> {
  return translate;
}

/** The text of a rule's message, whose key is data. An unknown key shows the generic error. */
export function tMessage(message: { key: string; values?: Record<string, string | number> }): string {
  const text = translate(message.key, message.values);
  return text === message.key ? t('common.error', { errcode: message.values?.['errcode'] ?? '' }) : text;
}
