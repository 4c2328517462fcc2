import type { components } from '@tara/contract/api';
import { apiAddress, clientAddress, control, requireData, worldName } from './api.ts';

type Schemas = components['schemas'];

/** The version of the session document that the SDK stores. */
const VERSION = 1;

const REQUEST: Schemas['GetAfterLoginInfoWebRequest'] = {
  clientReferrer: 'ph',
  channel: 'WEB',
  appId: 'console',
  platform: 0,
  os: 'Web',
  version: '1.0.28',
  deviceModel: '',
  gameListVersion: 0,
};

/** The state of a player besides the user info, as a sign-in answers it. */
const readSessionFields = async (token: string): Promise<Schemas['SessionFields']> => {
  const response = await fetch(`${apiAddress}/app/v1/getAfterLoginInfoWeb`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify(REQUEST),
  });
  const answer = (await response.json()) as Schemas['SessionFields'] & { errcode: number };
  if (answer.errcode !== 0) throw new Error(`getAfterLoginInfoWeb answered ${answer.errcode}.`);
  return answer;
};

/**
 * Opens the client of this world in a new tab, signed in as a player. The token is stored where the client stores it, so
 * that no address contains it.
 */
export const openClientAs = async (user: Schemas['UserInfo']): Promise<void> => {
  const { token } = await requireData(control.POST('/__mock/sessions', { body: { playerId: user.id } }));
  const fields = await readSessionFields(token);
  const { appUserBank = null, appUserBankList, inviteCode, aid, appGameDataUser, activityIds } = fields;
  const gameUser = {
    appUserBank,
    appUserBankList,
    ...appGameDataUser,
    inviteCode,
    aid,
    shareUrlMap: {},
    activity: activityIds,
  };
  const namespace = worldName === 'default' ? 'tara' : `tara.${worldName}`;
  const session = { version: VERSION, accessToken: token, userInfo: user, gameUser };
  localStorage.setItem(`${namespace}.session`, JSON.stringify(session));
  if (!window.open(clientAddress(worldName), '_blank'))
    throw new Error(
      'The browser blocked the new tab. The link “Client” above opens the client as this player.',
    );
};
