import type { CreatedPlayer, HookName, Hooks, PlayerSetup, Round } from '../../protocol/hooks.ts';
import { quote, quoteDouble } from '../sequence/shell.ts';

const JSON_HEADER = `-H 'content-type: application/json'`;

type Commands = {
  readonly [Name in HookName]?: (
    parameters: Parameters<NonNullable<Hooks[Name]>>,
    result: Awaited<ReturnType<NonNullable<Hooks[Name]>>>,
  ) => string;
};

/** Makes shell commands of calls of the control API. @param hasToken the control API asks for its token */
export const createControlCommands =
  (baseUrl: string, hasToken: boolean) =>
  (method: string, path: string, body?: object): string =>
    [
      `curl -s -X ${method} ${quoteDouble(`${baseUrl}/__mock/${path}`)}`,
      ...(hasToken ? ['-H "x-control-token: $CONTROL_TOKEN"'] : []),
      ...(body ? [`${JSON_HEADER} -d ${quote(JSON.stringify(body))}`] : []),
    ].join(' ');

/** How the control API takes the start values of a player. */
export const toControlPlayer = (
  { account, password }: CreatedPlayer,
  { firstRecharge, ...setup }: PlayerSetup,
): object => ({
  account,
  password,
  ...(firstRecharge === undefined ? {} : { firstRecharge: firstRecharge ? 1 : 0 }),
  ...setup,
});

/** How the control API takes values of the configuration: it can leave the offers out only together with all other lists. */
export const toControlConfig = ({
  appRechargeBonusCollection9ConfigList: offers,
  ...values
}: Readonly<Record<string, unknown>>): object => ({ ...values, ...(offers ? { lists: 'empty' } : {}) });

/**
 * The shell commands of the hooks in an environment.
 * @param logIn makes the command of a social login that prints the address of its callback
 */
export function createCommands(
  baseUrl: string,
  hasToken: boolean,
  logIn: (person: 'first' | 'second') => string,
) {
  const control = createControlCommands(baseUrl, hasToken);
  const sessions = new Map<string, string>();

  const playRound = ({ gameId, gameUrl, roundId, bet }: Round): string => {
    const session = sessions.get(gameUrl) ?? `GAME_SESSION_${sessions.size + 1}`;
    sessions.set(gameUrl, session);
    const token = `$(node -p "new URL(process.argv[1], 'http://host').searchParams.get('t')" ${quoteDouble(gameUrl)})`;
    const games = quoteDouble(`${baseUrl}/__games/api/`).slice(0, -1);
    const open = `curl -s -X POST ${games}open" ${JSON_HEADER} -d '{"token":"'${token}'","gameId":${gameId}}' | field .session`;
    const rest = JSON.stringify({ roundId, bet }).slice(1);
    return `[ "$${session}" ] || ${session}=$(${open}); curl -s -X POST ${games}round" ${JSON_HEADER} -d '{"session":"'"$${session}"'",'${quote(rest)}`;
  };

  const commands: Commands = {
    createPlayer: ([setup], made) => {
      const create = control('POST', 'players', toControlPlayer(made, setup));
      if (setup.disabled) return create;
      return `${create} >/dev/null; ${control('POST', 'sessions', { account: made.account })}`;
    },
    readCode: ([{ mobile }]) =>
      `${control('GET', `outbox?mobile=${encodeURIComponent(mobile)}`)} | field '[0].code'`,
    settleOrder: ([orderId]) => control('POST', `orders/${orderId}/settle`),
    refuseOrder: ([orderId]) => control('POST', `orders/${orderId}/fail`, {}),
    decideIdentity: ([id, decision]) => control('POST', `players/${id}/kyc`, { decision }),
    sendMail: ([id, mail]) => control('POST', `players/${id}/mails`, mail),
    disablePlayer: ([id]) => control('PATCH', `players/${id}`, { disabled: true }),
    moveTime: ([advanceMs]) => control('POST', 'clock', { advanceMs }),
    setConfig: ([values]) => control('PATCH', 'config', toControlConfig(values)),
    playRound: ([round]) => playRound(round),
    authorize: ([person], { state }) =>
      `${logIn(person)} | node -p "const url = new URL(require('fs').readFileSync(0, 'utf8')); JSON.stringify({ state: '${state}', code: url.searchParams.get('code') })"`,
  };
  return (hook: HookName | 'isolate', parameters: readonly unknown[], result: unknown): string | undefined =>
    hook === 'isolate' ? undefined : commands[hook]?.(parameters as never, result as never);
}
