import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '@tara/contract/control';

const TOKEN_KEY = 'tara.console.controlToken';

/** `/w/<name>`, or empty for the default world: the address of the console begins with it. */
const worldPrefix = /^\/w\/[a-z0-9-]+/.exec(location.pathname)?.[0] ?? '';

/** The world that this page shows. */
export const worldName = worldPrefix.slice('/w/'.length) || 'default';

const getPrefix = (world: string): string => (world === 'default' ? '' : `/w/${world}`);

export const consoleAddress = (world: string): string => `${getPrefix(world)}/__mock`;

export const referenceAddress = (world: string): string => `${getPrefix(world)}/docs`;

/** The address of a call in the reference of this world. */
export const operationAddress = (operationId: string): string =>
  `${referenceAddress(worldName)}#${operationId}`;

/** The address of an errcode in the reference of this world. */
export const errcodeAddress = (errcode: number): string =>
  `${referenceAddress(worldName)}/errcodes#${errcode}`;

/** The address of the web client in a world; undefined if this server has no client. */
export const clientAddress = (world: string): string | undefined =>
  document.querySelector('#root')?.hasAttribute('data-client') ? `/?world=${world}` : undefined;

/** Servers on other addresses than loopback require it. */
export const controlToken = {
  get: () => sessionStorage.getItem(TOKEN_KEY) ?? '',
  set: (token: string) => sessionStorage.setItem(TOKEN_KEY, token),
};

/** A refusal of the control API, with the server's message. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: number;
  /** The JSON pointer of the refused value in the body, if the server names it. */
  readonly pointer: string | undefined;
  constructor(status: number, message: string, pointer?: string) {
    super(message);
    this.status = status;
    this.pointer = pointer;
  }
}

const controlMiddleware: Middleware = {
  onRequest: ({ request }) => {
    const token = controlToken.get();
    if (token !== '') request.headers.set('x-control-token', token);
  },
  onError: () => new Error('The server does not answer.'),
  onResponse: async ({ response }) => {
    if (response.ok) return;
    const body = (await response
      .clone()
      .json()
      .catch(() => undefined)) as { error?: { message?: string; pointer?: string } } | undefined;
    throw new ControlError(
      response.status,
      body?.error?.message ?? `The server answered ${response.status}.`,
      body?.error?.pointer,
    );
  },
};

/** The control API of a world, typed by its contract. It throws on refusals. */
export const createControlClient = (world: string) => {
  const client = createClient<paths>({ baseUrl: getPrefix(world) });
  client.use(controlMiddleware);
  return client;
};

/** The control API of this page's world. */
export const control = createControlClient(worldName);

/** The data of an answer; the middleware has thrown for every other answer. */
export const requireData = async <T>(answer: Promise<{ data?: T }>): Promise<T> => {
  const { data } = await answer;
  return data as T;
};
