import { namedPrefix } from '#worlds/address.ts';

/** The authorization page of the built-in identity provider, from the world's prefix on. */
export const AUTHORIZE_PATH = '/oauth/line/authorize';

/** Its style sheet. */
export const STYLES_PATH = '/oauth/line/page.css';

/** The name under which the product is known to the identity provider. */
export const CLIENT_ID = 'tara-slots';

/** Where a social login of a world starts. It names the world in any case, because the page itself cannot know it. */
export function authorizeUrl(worldName: string): string {
  return `${namedPrefix(worldName)}${AUTHORIZE_PATH}`;
}
