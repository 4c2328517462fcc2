// Generated from openapi/ by `npm run generate`. Do not edit.

/**
 * An event as JSON, in this order of its fields: before it what only the common fields have, behind it its details.
 */
export const eventPattern =
  /^\{"clientReferrer":"(?:[^"\\]|\\(?:u.{4}|[^u])){1,64}","platform":(?:0|1),"eventId":"(?:[^"\\]|\\(?:u.{4}|[^u])){8,64}","channel":"(?:WEB)","appId":"(?:[^"\\]|\\(?:u.{4}|[^u])){1,64}","version":"[0-9]{1,4}(\.[0-9]{1,4}){1,3}","eventTime":\d{1,16},"eventUserId":\d{1,16},"eventName":"(?:[^"\\]|\\(?:u.{4}|[^u])){1,64}","eventData":\{(?:"(?:[^"\\]|\\(?:u.{4}|[^u]))*":(?:"(?:[^"\\]|\\(?:u.{4}|[^u])){0,1024}"|[-+.\w]+)(?:,"(?:[^"\\]|\\(?:u.{4}|[^u]))*":(?:"(?:[^"\\]|\\(?:u.{4}|[^u])){0,1024}"|[-+.\w]+)){0,31})?\}\}$/u;

/** Most characters of an event's name, of a detail's text, and most details. */
export const NAME_MAX = 64;
export const TEXT_MAX = 1024;
export const DETAILS_MAX = 32;

/** What a value must be: the pattern of its JSON, and the same in words. */
type Limit = readonly [json: RegExp, words: string];

/** What each field takes, for who has to mend one; those of every call stand among them. */
export const fieldLimits: Readonly<Record<string, Limit>> = {
  clientReferrer: [/^"(?:[^"\\]|\\(?:u.{4}|[^u])){1,64}"$/u, 'text of 1 to 64 characters'],
  platform: [/^(?:0|1)$/u, 'one of 0, 1'],
  eventId: [/^"(?:[^"\\]|\\(?:u.{4}|[^u])){8,64}"$/u, 'text of 8 to 64 characters'],
  channel: [/^"(?:WEB)"$/u, 'one of WEB'],
  appId: [/^"(?:[^"\\]|\\(?:u.{4}|[^u])){1,64}"$/u, 'text of 1 to 64 characters'],
  version: [/^"[0-9]{1,4}(\.[0-9]{1,4}){1,3}"$/u, 'text that matches ^[0-9]{1,4}(\\.[0-9]{1,4}){1,3}$'],
  eventTime: [/^\d{1,16}$/u, 'a whole number from 0 to 9007199254740991'],
  eventUserId: [/^\d{1,16}$/u, 'a whole number from 0 to 9007199254740991'],
  eventName: [/^"(?:[^"\\]|\\(?:u.{4}|[^u])){1,64}"$/u, 'text of 1 to 64 characters'],
  eventData: [
    /^\{(?:"(?:[^"\\]|\\(?:u.{4}|[^u]))*":(?:"(?:[^"\\]|\\(?:u.{4}|[^u])){0,1024}"|[-+.\w]+)(?:,"(?:[^"\\]|\\(?:u.{4}|[^u]))*":(?:"(?:[^"\\]|\\(?:u.{4}|[^u])){0,1024}"|[-+.\w]+)){0,31})?\}$/u,
    'an object of at most 32 fields',
  ],
};

/** What each detail takes. */
export const detailLimit: Limit = [
  /^(?:"(?:[^"\\]|\\(?:u.{4}|[^u])){0,1024}"|[-+.\w]+)$/u,
  'text of at most 1024 characters, a number, a truth value or null',
];
