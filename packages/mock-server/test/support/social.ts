import type { LightMyRequestResponse } from 'fastify';
import type { Reply, TestWorld } from './client.ts';

export const STATE = 'state-of-this-attempt';
export const CALLBACK = 'http://127.0.0.1:5173/login';

const DEVICE = {
  channel: 'WEB',
  appId: 'test',
  os: 'Android',
  isBrowser: 1,
  version: '1.0.28',
  deviceModel: 'Pixel 7',
  deviceIdJsonModel: { afuid: '' },
};

/** The address of the authorization page in the web config, without the world's prefix. */
export async function getPage(world: TestWorld, changes: Record<string, string> = {}): Promise<string> {
  const { appWebConfig } = await world.done('anonymous/appConfig', { gameListVersion: 0 });
  const { authorizeUrl, clientId } = (
    appWebConfig as { socialLogin: { authorizeUrl: string; clientId: string } }
  ).socialLogin;
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: CALLBACK,
    scope: 'profile openid email',
    state: STATE,
    ...changes,
  });
  return `${authorizeUrl.slice(`/w/${world.name}`.length)}?${query.toString()}`;
}

/** Posts a choice of the page; an empty identity is the Cancel button. */
export function choose(
  world: TestWorld,
  identity: string,
  changes: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return postForm(world, { identity }, changes);
}

/** Posts a form to the page. */
export async function postForm(
  world: TestWorld,
  form: Record<string, string>,
  changes: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return world.raw({
    method: 'POST',
    url: await getPage(world, changes),
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

/** A fresh code for an identity. */
export async function codeFor(world: TestWorld, identity: string): Promise<string> {
  const reply = await choose(world, identity);
  const code = new URL(String(reply.headers.location)).searchParams.get('code');
  if (code === null) throw new Error('the page gave no code');
  return code;
}

/** Completes a social login. */
export function lineLogin(
  world: TestWorld,
  code: string,
  state: string = STATE,
  afuid = '',
  options: { key?: string } = {},
): Promise<Reply> {
  const body = {
    state,
    code,
    uuid: '0c7f2d1e-9a54-4c1b-8d3e-2b6a7f90c1d2',
    phoneinfoJsonModel: { ...DEVICE, deviceIdJsonModel: { afuid } },
  };
  return world.call('lineLogin', body, options);
}
