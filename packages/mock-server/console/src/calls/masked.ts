import type { Entry } from './call-list.ts';

/** How the journal shows a secret. */
export const MASK = '***';

/** The places of a body whose values the journal masks, as JSON pointers. */
export const findMasked = (value: unknown, place = ''): string[] => {
  if (typeof value === 'string') return value.includes(MASK) ? [place] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => findMasked(part, `${place}/${name}`));
};

/** Why a call cannot be sent again; undefined if it can. */
export const findObstacle = ({
  request,
  headers = {},
  path,
}: Pick<Entry, 'request' | 'headers' | 'path'>): string | undefined => {
  if (/^multipart/i.test(headers['content-type'] ?? ''))
    return 'Its body is a form, whose files the journal does not store.';
  const masked = findMasked(request);
  if (masked.length > 0) return `The journal masks a secret: ${masked.join(', ')}.`;
  return path.includes(MASK) ? 'The journal masks a secret in its address.' : undefined;
};
