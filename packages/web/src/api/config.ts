import { useQuery } from '@tanstack/react-query';
import type { components, Data } from '@tara/sdk';
import { APP_VERSION, listedGames, storageKey } from '@tara/sdk/rules';
import { localStore, readObject, writeJson } from '#lib/storage.ts';
import { setRegion } from '#state/region.ts';
import { queryClient } from './query.ts';
import { namespace, readDevice, sdk } from './sdk.ts';

export type WebConfig = components['schemas']['WebConfig'];
export type Game = components['schemas']['Game'];

/** Web config and game list as the client stores them (spec 3, 9). */
export interface Config {
  web: WebConfig;
  /** All games, also those that are hidden now: for the names of played games. */
  gameList: readonly Game[];
  gameListVersion: number;
  /** The games that the client offers, in order: the one list of rows, filters, numbers and searches. */
  games: readonly Game[];
}

function withGames(config: Omit<Config, 'games'>): Config {
  return { ...config, games: listedGames(config.gameList, config.web) };
}

const CONFIG_KEY = ['config'] as const;
const STORED = storageKey(namespace, 'gameConfig');

/** The stored configuration of this client version; other versions may store another shape. */
function readStored(): Config | undefined {
  const { client, web, gameList, gameListVersion } = readObject(localStore, STORED);
  const whole =
    client === APP_VERSION &&
    typeof web === 'object' &&
    web !== null &&
    Array.isArray(gameList) &&
    typeof gameListVersion === 'number';
  return whole
    ? withGames({ web: web as WebConfig, gameList: gameList as Game[], gameListVersion })
    : undefined;
}

type Answer = Pick<Data<'appConfig'>, 'appWebConfig' | 'gameList' | 'gameListVersion'>;

/** Applies an answer. Without a game list the stored list is still valid (spec 7.1). */
function merge(answer: Answer, before: Config | undefined): Config {
  const stored = {
    web: answer.appWebConfig,
    gameList: answer.gameList ?? before?.gameList ?? [],
    gameListVersion: answer.gameListVersion,
  };
  writeJson(localStore, STORED, { ...stored, client: APP_VERSION });
  const config = withGames(stored);
  apply(config);
  return config;
}

function apply({ web }: Config): void {
  sdk.session.setPasswordKey(web.passwordKey);
  setRegion(web.region);
}

async function load(): Promise<Config> {
  const before = queryClient.getQueryData<Config>(CONFIG_KEY) ?? readStored();
  let answer = await ask(before?.gameListVersion ?? 0);
  // The head script sends the stored version by itself. If the stored list is missing, request it.
  if (!answer.gameList && !before) answer = await ask(0);
  return merge(answer, before);
}

/** Loads the configuration. A player's start call also returns the player, a visitor's does not (spec 7.1). */
async function ask(gameListVersion: number): Promise<Answer> {
  if (sdk.session.getToken() === null) return sdk.call.appConfig({ gameListVersion });
  const answer = await sdk.call.getAfterLoginInfoWeb({ gameListVersion, ...readDevice() }).safe();
  if (!answer.ok) {
    // The session has ended or changed. The lobby is public and still needs its configuration.
    if (answer.error.kind === 'auth' || answer.error.kind === 'abort') return ask(gameListVersion);
    throw answer.error;
  }
  const { appWebConfig, gameList, gameListVersion: version, ...player } = answer.data;
  const { code: _code, errcode: _errcode, appUserBank, appUserBankList, inviteCode, aid, ...rest } = player;
  const { appGameDataUser, activityIds: activity, ...user } = rest;
  sdk.session.update({
    user,
    gameUser: {
      appUserBank: appUserBank ?? null,
      appUserBankList,
      inviteCode,
      aid,
      gameLikes: appGameDataUser.gameLikes,
      gameHistory: appGameDataUser.gameHistory,
      activity,
    },
  });
  return { appWebConfig, gameListVersion: version, ...(gameList ? { gameList } : {}) };
}

const stored = readStored();
if (stored) apply(stored);

/**
 * Uses the request of the head script and waits until the first offer is painted. With a stored configuration there is
 * no wait.
 */
export async function takeEarlyConfig(): Promise<void> {
  const early = window.__earlyConfig;
  if (!early || stored) return;
  await queryClient.prefetchQuery({ queryKey: CONFIG_KEY, queryFn: load });
  await early.hero;
}

/** The configuration: from storage first, then from the server. */
export function useConfigQuery() {
  return useQuery({
    queryKey: CONFIG_KEY,
    queryFn: load,
    staleTime: 5 * 60_000,
    // Many parts use it. After a failure the player retries once, not each part.
    retryOnMount: false,
    // It is read again when the connection returns, and if it is missing, when the player returns to the page.
    refetchOnReconnect: true,
    refetchOnWindowFocus: ({ state }) => state.data === undefined,
    ...(stored ? { initialData: stored, initialDataUpdatedAt: 0 } : {}),
  });
}

/** The configuration; undefined while the first request is open. */
export function useConfig(): Config | undefined {
  return useConfigQuery().data;
}
