import createClient from 'openapi-fetch';
import type { paths } from '@tara/contract/control';

/** The console uses the same storage key, so the user enters the token once. */
const TOKEN_KEY = 'tara.console.controlToken';
const UNAUTHENTICATED = 401;

interface SignInOptions {
  readonly form: HTMLFormElement;
  /** `/w/<world>`, or empty for the default world. */
  readonly prefix: string;
  readonly say: (text: string) => void;
  /** Receives the token of the signed-in player. */
  readonly onToken: (token: string) => void;
}

function field<T extends HTMLElement>(form: HTMLFormElement, name: string, type: new () => T): T {
  const element = form.elements.namedItem(name);
  if (!(element instanceof type)) throw new Error(`the form has no ${name}`);
  return element;
}

/**
 * Lists the world's players and signs in as the chosen one by the control API; asks for the control token if the server
 * requires it.
 */
export async function installSignIn({ form, prefix, say, onToken }: SignInOptions): Promise<void> {
  const control = createClient<paths>({ baseUrl: prefix });
  const player = field(form, 'account', HTMLSelectElement);
  const controlToken = field(form, 'controlToken', HTMLInputElement);
  controlToken.value = sessionStorage.getItem(TOKEN_KEY) ?? '';
  control.use({
    onRequest: ({ request }) => {
      if (controlToken.value !== '') request.headers.set('x-control-token', controlToken.value);
    },
  });

  const list = async (): Promise<void> => {
    const { data, response } = await control.GET('/__mock/players', { params: { query: { limit: 50 } } });
    controlToken.closest('label')?.toggleAttribute('hidden', response.status !== UNAUTHENTICATED);
    if (!data) return;
    // The answer lists the newest player first; the form lists the first player of the seed first.
    const accounts = data.map(({ user }) => user.account).reverse();
    player.replaceChildren(...accounts.map((account) => new Option(account)));
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void (async () => {
      sessionStorage.setItem(TOKEN_KEY, controlToken.value);
      if (player.value === '') await list();
      if (player.value === '') return say('The control API asks for its token.');
      const { data, error } = await control.POST('/__mock/sessions', { body: { account: player.value } });
      if (!data) return say(error?.error.message ?? 'The control API refused.');
      onToken(data.token);
      say(`Signed in as ${player.value}.`);
    })().catch(() => say('The server does not answer.'));
  });
  // Until a listener is attached, a click would submit the form to the server.
  for (const button of form.querySelectorAll('button')) button.disabled = false;
  await list();
}
