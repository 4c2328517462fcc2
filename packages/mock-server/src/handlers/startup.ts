import type { Call } from '#calls/call.ts';
import { query, visitor } from '#calls/handler.ts';
import { sessionFields, userInfo } from '#domain/profile/profile.ts';
import { configAnswers } from './config-answer.ts';

function hasCurrentList(gameListVersion: number, { content }: Call): boolean {
  return gameListVersion === content.gameListVersion;
}

/** Start-up (spec 7.1): the configuration, with a token also the player. */
export const startupHandlers = {
  appConfig: visitor<'appConfig'>(({ gameListVersion }, call) => {
    const { short, full } = configAnswers(call.world);
    return hasCurrentList(gameListVersion, call) ? short : full;
  }),

  getAfterLoginInfoWeb: query<'getAfterLoginInfoWeb'>((player, { gameListVersion }, call) => {
    const { content, now } = call;
    return {
      ...configAnswers(call.world).body,
      ...(hasCurrentList(gameListVersion, call) ? {} : { gameList: [...content.games] }),
      ...userInfo(player, now, content.rewards.vipLevels),
      ...sessionFields(player, call),
    };
  }),
};
