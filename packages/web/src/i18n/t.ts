import { i18n } from '@lingui/core';
import core from './en-PK/core.json';
import type { MessageKeys, MessageValues } from './generated/keys.ts';

/** The name of a catalogue. */
type Catalogue = keyof MessageKeys;

/** A key of a catalogue, or of `core.json`, whose message is whole without any value. */
export type PlainKey<C extends Catalogue> = Exclude<MessageKeys[C | 'core'], keyof MessageValues>;

/** What a message asks for beside its key: nothing, or a value for each of its `{placeholders}`. */
type Values<K extends string> = [Extract<K, keyof MessageValues>] extends [never]
  ? []
  : [values: Record<MessageValues[Extract<K, keyof MessageValues>], string | number>];

/** The text of a message. It takes only keys of catalogues that are loaded where it comes from. */
export interface Translate<C extends Catalogue> {
  <K extends MessageKeys[C | 'core']>(key: K, ...values: Values<K>): string;
  /** For the types alone: which catalogues it knows. */
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
 * Adds the messages of a catalogue. Called by the module that is generated for it, so that each catalogue loads with
 * the features that use its messages.
 * @returns the function that knows its keys and those of `core.json`
 */
export function addMessages<C extends Catalogue>(messages: Record<MessageKeys[C], string>): Translate<C> {
  i18n.load('en-PK', messages);
  i18n.activate('en-PK');
  return translate;
}

/** One function for the messages of two catalogues, where a key comes from either. */
export function combineCatalogues<A extends Catalogue, B extends Catalogue>(
  _one: Translate<A>,
  _other: Translate<B>,
): Translate<A | B> {
  return translate;
}

/** The text of a rule's message, whose key comes as data; an unknown key shows the generic failure. */
export function tMessage(message: { key: string; values?: Record<string, string | number> }): string {
  const text = translate(message.key, message.values);
  return text === message.key ? t('common.error', { errcode: message.values?.['errcode'] ?? '' }) : text;
}
