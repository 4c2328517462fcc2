import { isActive, type ActivityFacts } from './activities.ts';
import { ActivityType, SiteMode } from './constants.ts';

/** What comes up by itself, in the order in which it does (spec 4). */
export const POPUP_ORDER = ['age', 'welcome', 'firstCharge', 'inviteFriends', 'update', 'install'] as const;
/** Name of a popup that comes up by itself. */
export type PopupName = (typeof POPUP_ORDER)[number];

/** What the popups depend on. */
export interface PopupFacts {
  /** mode of the web config. */
  mode: string;
  /** Whether the age notice is due, by `showsAgeNotice`. */
  ageDue: boolean;
  /** Whether the page is the lobby's home; only the age notice comes anywhere else. */
  atHome: boolean;
  /** Whether the lobby greets somebody who has just registered; nothing else comes over that. */
  greeting: boolean;
  /** How many popup notices there are, by `popupNotices`. */
  notices: number;
  /** The welcome popup was closed in this session. */
  welcomeSeen: boolean;
  /** Registration has hidden the notices, so that the activity popup comes first. */
  hideHomeNotice: boolean;
  /** null for a visitor. */
  activities: ActivityFacts | null;
  /** Whether the first deposit was made. */
  recharged: boolean;
  /** Activities whose popup was closed in this session. */
  activityModalIds: readonly number[];
  /** Whether a deposit has raised the flag of the update dialog, and there is an app to offer. */
  updateDue: boolean;
  /** Of the player, in hundredths; 0 for a visitor. */
  totalRecharge: number;
  /** Whether an add-to-home-screen prompt is due, by `installPrompt`. */
  installDue: boolean;
  /** Whether another popup has come up since the page was opened. */
  othersShown: boolean;
}

/**
 * The popup whose turn it is: one at a time, legal first, then the welcome, at most one activity in a session, the
 * update after a deposit, and the add-to-home-screen prompt where nothing else has come (spec 2.5, 4;
 * docs/decisions/0042).
 * @param facts what they depend on
 * @param empty those that have nothing to show, e.g. because an offer has ended meanwhile
 * @returns null where nothing is due
 */
export function nextPopup(facts: PopupFacts, empty: readonly PopupName[] = []): PopupName | null {
  if (facts.ageDue) return 'age';
  if (!facts.atHome || facts.greeting) return null;
  return POPUP_ORDER.find((name) => !empty.includes(name) && isDue[name](facts)) ?? null;
}

/** Whether each is due, whatever else is. */
const isDue: Record<PopupName, (facts: PopupFacts) => boolean> = {
  age: ({ ageDue }) => ageDue,
  welcome: ({ notices, welcomeSeen, hideHomeNotice }) => notices > 0 && !welcomeSeen && !hideHomeNotice,
  firstCharge: (facts) => offers(ActivityType.firstCharge, facts) && !facts.recharged,
  inviteFriends: (facts) => offers(ActivityType.inviteFriend, facts),
  update: ({ updateDue, totalRecharge }) => updateDue && totalRecharge > 0,
  install: ({ installDue, othersShown }) => installDue && !othersShown,
};

/** Whether the popup of an activity may come: it is active, and none has come in this session. */
function offers(type: number, { activities, mode, activityModalIds }: PopupFacts): boolean {
  return isActive(activities, type) && mode !== SiteMode.green && activityModalIds.length === 0;
}
