import { namedPrefix } from '#worlds/address.ts';

/** The address of the authorization page of the simulated identity provider, beginning with the world's prefix. */
export const AUTHORIZE_PATH = '/oauth/line/authorize';

/** The address of its style sheet. */
export const STYLES_PATH = '/oauth/line/page.css';

/** The client id of the product at the identity provider. */
export const CLIENT_ID = 'tara-slots';

/** The start address of a social login. It always names the world, because the page cannot know it. */
export function authorizeUrl(worldName: string): string {
  return `${namedPrefix(worldName)}${AUTHORIZE_PATH}`;
}
