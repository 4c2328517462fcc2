import { i18n } from '@lingui/core';
import core from './en-PK/core.json';
import type { MessageKey } from './keys.ts';

export type { MessageKey };

type Values = Record<string, string | number>;

// Compiled at build (vite/message-catalogs.ts); TypeScript sees the source text.
i18n.load('en-PK', core);
i18n.activate('en-PK');

/** Adds a feature's messages. Called by the feature's messages.ts, so that each loads with its feature. */
export function addMessages(messages: Record<string, string>): void {
  i18n.load('en-PK', messages);
  i18n.activate('en-PK');
}

/** The text of a message. @param values what stands in its `{placeholders}` */
export function t(key: MessageKey, values?: Values): string {
  return i18n._(key, values);
}

/** The text of a rule's message, whose key comes as data; an unknown key shows the generic failure. */
export function tMessage(message: { key: string; values?: Values }): string {
  const text = i18n._(message.key, message.values);
  return text === message.key ? i18n._('common.error', { errcode: message.values?.['errcode'] ?? '' }) : text;
}
