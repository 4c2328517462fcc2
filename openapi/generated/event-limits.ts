// Generated from openapi/ by `npm run generate`. Do not edit.

/**
 * The JSON of an event: first the common fields, then its own fields in this order, then its details.
 */
export const eventPattern =
  /^\{"clientReferrer":"(?:[^"\\]|\\(?:u.{4}|[^u])){1,64}","platform":(?:0|1),"eventId":"(?:[^"\\]|\\(?:u.{4}|[^u])){8,64}","channel":"(?:WEB)","appId":"(?:[^"\\]|\\(?:u.{4}|[^u])){1,64}","version":"[0-9]{1,4}(\.[0-9]{1,4}){1,3}","eventTime":\d{1,16},"eventUserId":\d{1,16},"eventName":"(?:[^"\\]|\\(?:u.{4}|[^u])){1,64}","eventData":\{(?:"(?:[^"\\]|\\(?:u.{4}|[^u]))*":(?:"(?:[^"\\]|\\(?:u.{4}|[^u])){0,1024}"|[-+.\w]+)(?:,"(?:[^"\\]|\\(?:u.{4}|[^u]))*":(?:"(?:[^"\\]|\\(?:u.{4}|[^u])){0,1024}"|[-+.\w]+)){0,31})?\}\}$/u;

/** Largest length of an event name, largest length of the text of a detail, and largest number of details. */
export const NAME_MAX = 64;
export const TEXT_MAX = 1024;
export const DETAILS_MAX = 32;

/** The pattern of the JSON of a value, and a description of the allowed values. */
type Limit = readonly [json: RegExp, words: string];

/** The limit of each field, the common fields included. Used for error messages. */
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

/** The limit of each detail. */
export const detailLimit: Limit = [
  /^(?:"(?:[^"\\]|\\(?:u.{4}|[^u])){0,1024}"|[-+.\w]+)$/u,
  'text of at most 1024 characters, a number, a truth value or null',
];
