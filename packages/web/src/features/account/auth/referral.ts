import type { components } from '@tara/sdk';
import { INSTALL_REFERRER } from '@tara/sdk/rules';
import type { AdParams } from '#lib/environment.ts';

type Referral = components['schemas']['AdParameters'];

/** Maximum lengths in the contract. */
const LONGEST: Record<keyof Referral, number> = {
  outValue: 64,
  aid: 64,
  installReferrer: 256,
  proxyId: 64,
  fbp: 256,
  fbc: 256,
  ttclid: 256,
  ttp: 256,
  url: 2048,
  referrer: 2048,
  userAgent: 512,
};

/**
 * The stored ad parameters for a registration (spec 3). Empty and too long values are omitted, so that a broken link
 * does not prevent a registration.
 */
export function toReferral(params: AdParams): Referral {
  const { install_referrer: installReferrer = INSTALL_REFERRER, proxy_id: proxyId, ...same } = params;
  const { outValue, aid, fbp, fbc, ttclid, ttp, url, referrer, userAgent } = same;
  const all = { outValue, aid, installReferrer, proxyId, fbp, fbc, ttclid, ttp, url, referrer, userAgent };
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => value && value.length <= LONGEST[name as keyof Referral]),
  );
}
