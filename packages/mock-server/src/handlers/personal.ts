import { command, query } from '#calls/handler.ts';
import { reportArrival } from '#domain/invitations/reports.ts';
import { personalData, setPersonalData } from '#domain/accounts/personal-data.ts';
import { BusinessError } from '#contract/business-error.ts';
import { requireOwnAddress, createShortLink } from '#domain/links/short-links.ts';
import { requireSuperior } from '#domain/invitations/superiors.ts';
import { shortPath } from '#links/address.ts';

/** Personal data, the superior, short share links (spec 7.2). */
export const personalHandlers = {
  appUserOther: query<'appUserOther'>((player) => ({ appUserOther: personalData(player) })),

  updateAppUserOther: command<'updateAppUserOther'>((draft, { realName, email, birthday, address }, call) => {
    setPersonalData(draft, { realName, email, birthday, address }, call);
    return { appUserOther: personalData(draft) };
  }),

  agentFill: command<'agentFill'>(async (draft, { pid }, call) => {
    if (draft.pid !== 0) throw new BusinessError('superiorAlreadySet');
    await requireSuperior(draft, pid, call.tx);
    draft.pid = pid;
    reportArrival(draft, call);
    return { pid };
  }),

  shortUrl: command<'shortUrl'>(async (_draft, { url }, { tx, world, origin, config }) => {
    const whole = requireOwnAddress(url, [origin, config.h5.url]);
    const code = await createShortLink(tx, whole, world.origin.seed);
    return { shortUrl: `${origin}${shortPath(world.prefix, code)}` };
  }),
};
