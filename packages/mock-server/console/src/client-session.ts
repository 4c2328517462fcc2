import type { components } from '@tara/contract/api';
import { clientAddress, control, requireData, worldName } from './api.ts';

type Schemas = components['schemas'];

/** The version of the session document that the SDK stores. */
const VERSION = 1;

/**
 * Opens the client of this world in a new tab, signed in as a player. The token is stored where the client stores it, so
 * that no address contains it.
 */
export const openClientAs = async (user: Schemas['UserInfo']): Promise<void> => {
  const { token } = await requireData(control.POST('/__mock/sessions', { body: { playerId: user.id } }));
  const namespace = worldName === 'default' ? 'tara' : `tara.${worldName}`;
  // The client reads the state of the player when it opens.
  const session = { version: VERSION, accessToken: token, userInfo: user };
  localStorage.setItem(`${namespace}.session`, JSON.stringify(session));
  if (!window.open(clientAddress(worldName), '_blank'))
    throw new Error(
      'The browser blocked the new tab. The link “Client” above opens the client as this player.',
    );
};
