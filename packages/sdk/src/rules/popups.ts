import { isActive, type ActivityFacts } from './activities.ts';
import { ActivityType, SiteMode } from './constants.ts';

/** The popups that open automatically, in order (spec 4). */
export const POPUP_ORDER = ['age', 'welcome', 'firstCharge', 'inviteFriends', 'update', 'install'] as const;
/** Name of a popup that opens automatically. */
export type PopupName = (typeof POPUP_ORDER)[number];

/** What the popups depend on. */
export interface PopupFacts {
  /** mode of the web config. */
  mode: string;
  /** Whether the age notice is due, by `showsAgeNotice`. */
  ageDue: boolean;
  /** Whether the page is the lobby's home. Only the age notice opens on other pages. */
  atHome: boolean;
  /** Whether the lobby shows the welcome after a registration. No popup opens during it. */
  greeting: boolean;
  /** Number of popup notices, by `popupNotices`. */
  notices: number;
  /** Whether the welcome popup was closed in this session. */
  welcomeSeen: boolean;
  /** Whether registration has hidden the notices, so that the activity popup opens first. */
  hideHomeNotice: boolean;
  /** null for a visitor. */
  activities: ActivityFacts | null;
  /** Whether the player has made the first deposit. */
  recharged: boolean;
  /** Activities whose popup was closed in this session. */
  activityModalIds: readonly number[];
  /** Whether a deposit has set the flag of the update dialog and an app is offered. */
  updateDue: boolean;
  /** Balance of the player in hundredths; 0 for a visitor. */
  totalRecharge: number;
  /** Whether an add-to-home-screen prompt is due, by `installPrompt`. */
  installDue: boolean;
  /** Whether another popup has opened since the page was loaded. */
  othersShown: boolean;
}

/**
 * Returns the popup that is due. Only one opens at a time: legal first, then the welcome, at most one activity in a
 * session, the update after a deposit, and the add-to-home-screen prompt if no other popup has opened (spec 2.5, 4;
 * docs/decisions/0042).
 * @param empty popups without content, e.g. because an offer has ended
 * @returns null if none is due
 */
export function nextPopup(facts: PopupFacts, empty: readonly PopupName[] = []): PopupName | null {
  if (facts.ageDue) return 'age';
  if (!facts.atHome || facts.greeting) return null;
  return POPUP_ORDER.find((name) => !empty.includes(name) && isDue[name](facts)) ?? null;
}

/** Returns whether a popup is due, regardless of the others. */
const isDue: Record<PopupName, (facts: PopupFacts) => boolean> = {
  age: ({ ageDue }) => ageDue,
  welcome: ({ notices, welcomeSeen, hideHomeNotice }) => notices > 0 && !welcomeSeen && !hideHomeNotice,
  firstCharge: (facts) => canOpenActivity(ActivityType.firstCharge, facts) && !facts.recharged,
  inviteFriends: (facts) => canOpenActivity(ActivityType.inviteFriend, facts),
  update: ({ updateDue, totalRecharge }) => updateDue && totalRecharge > 0,
  install: ({ installDue, othersShown }) => installDue && !othersShown,
};

/**
 * Returns whether the popup of an activity may open: it is active, and no activity popup has opened in this session.
 */
function canOpenActivity(type: number, { activities, mode, activityModalIds }: PopupFacts): boolean {
  return isActive(activities, type) && mode !== SiteMode.green && activityModalIds.length === 0;
}
