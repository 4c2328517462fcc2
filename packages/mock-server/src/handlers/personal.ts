import { command, query } from '#contract/handler.ts';
import { playerKey } from '#domain/documents.ts';
import { reportArrival } from '#domain/invitations/reports.ts';
import { personalData, setPersonalData } from '#domain/personal.ts';
import type { Player } from '#domain/player.ts';
import { Refusal } from '#domain/refusal.ts';
import { ownAddress, shorten } from '#domain/short-links.ts';
import { shortPath } from '#links/address.ts';
import type { Transaction } from '#store/transaction.ts';

/**
 * Makes sure that a player can be the superior of another.
 * Everybody on the way up is opened for writing, so that two who name each other at once do not both succeed.
 * @throws {Refusal} `superiorIsSelf`, `superiorUnknown`, `superiorCircular`.
 */
const requireSuperior = async ({ id }: Player, pid: number, tx: Transaction): Promise<void> => {
  const pointer = '/pid';
  if (pid === id) throw new Refusal('superiorIsSelf', { pointer });
  let above = await tx.draft(playerKey(pid));
  if (!above) throw new Refusal('superiorUnknown', { pointer });
  const seen = new Set([pid]);
  while (above && above.pid !== 0 && !seen.has(above.pid)) {
    if (above.pid === id) throw new Refusal('superiorCircular', { pointer });
    seen.add(above.pid);
    above = await tx.draft(playerKey(above.pid));
  }
};

/** What else belongs to a player: personal data, the superior, short share links (spec 7.2). */
export const personalHandlers = {
  appUserOther: query<'appUserOther'>((player) => ({ appUserOther: personalData(player) })),

  updateAppUserOther: command<'updateAppUserOther'>((draft, { realName, email, birthday, address }, call) => {
    setPersonalData(draft, { realName, email, birthday, address }, call);
    return { appUserOther: personalData(draft) };
  }),

  agentFill: command<'agentFill'>(async (draft, { pid }, call) => {
    if (draft.pid !== 0) throw new Refusal('superiorAlreadySet');
    await requireSuperior(draft, pid, call.tx);
    draft.pid = pid;
    reportArrival(draft, call);
    return { pid };
  }),

  shortUrl: command<'shortUrl'>(async (_draft, { url }, { tx, world, origin, config }) => {
    const whole = ownAddress(url, [origin, config.h5.url]);
    const code = await shorten(tx, whole, world.origin.seed);
    return { shortUrl: `${origin}${shortPath(world.prefix, code)}` };
  }),
};
