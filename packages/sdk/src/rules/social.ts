import { SocialMediaId } from '@tara/contract/constants';
import { toEntries } from './entries.ts';
import { parseJson } from './json.ts';
import { externalUrl } from './links.ts';

/** Social networks whose links are shown (spec 2.5). Others are ignored. */
export const SOCIAL_IDS = Object.values(SocialMediaId);
/** Id of a known social network. */
export type SocialId = (typeof SOCIAL_IDS)[number];

/**
 * Parses social links from JSON text. Skips unknown ids and invalid URLs (spec 2.5, 3).
 * @param json socialMedia of the web config: a JSON list of `{ id, url }`
 */
export function socialLinks(json: string): { id: SocialId; url: string }[] {
  return toEntries(parseJson(json) as { id?: unknown; url?: unknown }[]).flatMap((entry) => {
    const id = SOCIAL_IDS.find((known) => known === entry.id);
    const url = externalUrl(entry.url);
    return id && url ? [{ id, url }] : [];
  });
}
