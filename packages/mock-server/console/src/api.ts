import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '@tara/contract/control';

const TOKEN_KEY = 'tara.console.controlToken';

/** `/w/<name>`, or nothing for the default world: the console of a world stands under its prefix. */
const worldPrefix = /^\/w\/[a-z0-9-]+/.exec(location.pathname)?.[0] ?? '';

/** The world that this page shows. */
export const worldName = worldPrefix.slice('/w/'.length) || 'default';

const prefixOf = (world: string): string => (world === 'default' ? '' : `/w/${world}`);

export const consoleAddress = (world: string): string => `${prefixOf(world)}/__mock`;

export const referenceAddress = (world: string): string => `${prefixOf(world)}/docs`;

/** Where the web client plays in a world; undefined where this server has no client. */
export const clientAddress = (world: string): string | undefined =>
  document.querySelector('#root')?.hasAttribute('data-client') ? `/?world=${world}` : undefined;

/** Asked for by servers that are bound to more than the loopback address. */
export const controlToken = {
  get: () => sessionStorage.getItem(TOKEN_KEY) ?? '',
  set: (token: string) => sessionStorage.setItem(TOKEN_KEY, token),
};

/** The control API refused, in its own words. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
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
      .catch(() => undefined)) as { error?: { message?: string } } | undefined;
    throw new ControlError(
      response.status,
      body?.error?.message ?? `The server answered ${response.status}.`,
    );
  },
};

/** The control API of a world, typed by its contract. A refusal is thrown. */
export const createControlClient = (world: string) => {
  const client = createClient<paths>({ baseUrl: prefixOf(world) });
  client.use(controlMiddleware);
  return client;
};

/** The control API of this page's world. */
export const control = createControlClient(worldName);

/** The data of an answer; the middleware has thrown for everything else. */
export const requireData = async <T>(answer: Promise<{ data?: T }>): Promise<T> => {
  const { data } = await answer;
  return data as T;
};
