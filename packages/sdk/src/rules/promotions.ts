import { isActive, type ActivityFacts } from './activities.ts';
import { clickTarget } from './click-target.ts';
import { ActivityType, ClickType } from './constants.ts';
import { toEntries } from './entries.ts';

/** The fields of carousel entries and popup notices that decide whether and where they are shown. */
export interface Promotion {
  id: number;
  sort: number;
  clickType: number;
  clickAction: string | number;
}

/**
 * Returns the lobby carousel in ascending order (spec 5). Hides entries that lead to Bind if a mobile number is bound,
 * and to FreeSign, Agent5 or SignUpBonus while that activity is inactive.
 * @param items appLobbyAdConfigList of the web config
 * @param facts null for a visitor
 * @param mobile bound number, empty for none
 * @param recharged whether the player has made the first deposit; this hides entries that lead to FirstCharge, as does
 * the end of that activity (docs/decisions/0057)
 */
export function carouselItems<P extends Promotion>(
  items: readonly P[],
  facts: ActivityFacts | null,
  mobile: string,
  recharged = false,
): P[] {
  const needsActive: readonly number[] = [
    ActivityType.freeSign,
    ActivityType.agent5,
    ActivityType.signUpBonus,
  ];
  return toEntries(items)
    .filter((item) => {
      const target = clickTarget(item);
      if (target?.kind !== 'activity') return true;
      if (target.type === ActivityType.bind) return mobile === '';
      if (target.type === ActivityType.firstCharge)
        return !recharged && (facts === null || isActive(facts, target.type));
      return !needsActive.includes(target.type) || isActive(facts, target.type);
    })
    .sort((a, b) => a.sort - b.sort || a.id - b.id);
}

/**
 * Returns the popup notices: those with isH5Pop set that the filters of the carousel leave (spec 5).
 * @param items appNoticeConfigList of the web config
 * @param facts null for a visitor
 * @param mobile bound number, empty for none
 * @param recharged as for `carouselItems`
 */
export function popupNotices<P extends Promotion & { isH5Pop: number | boolean }>(
  items: readonly P[],
  facts: ActivityFacts | null,
  mobile: string,
  recharged?: boolean,
): P[] {
  return carouselItems(
    toEntries(items).filter((item) => item.isH5Pop === 1 || item.isH5Pop === true),
    facts,
    mobile,
    recharged,
  );
}

/**
 * Chooses the promo video (spec 4): sign-up bonus if it is not paid on login, otherwise ladder recharge, otherwise
 * clickType 2.
 * @param videos appPromotionalVideoList of the web config
 * @param facts null for a visitor
 * @returns null if none matches
 */
export function promoVideo<V extends { id: number; clickType: number; clickAction: string | number }>(
  videos: readonly V[],
  facts: ActivityFacts | null,
): V | null {
  const ofActivity = (type: number) =>
    toEntries(videos).find((video) => {
      const target = clickTarget(video);
      return target?.kind === 'activity' && target.type === type;
    });
  const unpaid = facts?.loginPaying !== true && facts?.loginPaying !== 1;
  const signUp =
    isActive(facts, ActivityType.signUpBonus) && unpaid ? ofActivity(ActivityType.signUpBonus) : undefined;
  const ladder = isActive(facts, ActivityType.ladderRecharge)
    ? ofActivity(ActivityType.ladderRecharge)
    : undefined;
  return signUp ?? ladder ?? toEntries(videos).find((video) => video.clickType === ClickType.game) ?? null;
}
