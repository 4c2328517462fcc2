import { externalUrl, installPrompt, popupNotices, showsAgeNotice, type PopupFacts } from '@tara/sdk/rules';
import { useLocation } from 'react-router-dom';
import { useActivities, useFirstRecharge } from '#api/activities.ts';
import { useConfig } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { isInApp, isInstalled, operatingSystem } from '#lib/environment.ts';
import { currentLayout, href } from '#routing/layout.ts';
import { useKeptNotices, useSessionNotices } from '#state/notices.ts';
import { useInstallEvent } from './install-event.ts';
import { useBreak } from '#shared/safer-play/use-break.ts';
import { useRechargeUpdate } from '#shared/recharge-update/recharge-update.ts';

/** Opening time of the page: a prompt is due or not for the whole visit. */
const openedAt = Date.now();

/** Whether an add-to-home-screen prompt is due on this device (spec 4). */
function useInstallDue(): boolean {
  const tip = useKeptNotices(({ installTip }) => installTip);
  const offered = useInstallEvent(({ event }) => event !== null);
  const facts = {
    layout: currentLayout(),
    os: operatingSystem(),
    isChrome: /Chrome\//.test(navigator.userAgent),
    installed: isInApp || isInstalled,
    offered,
    tip,
  };
  return installPrompt(facts, openedAt) !== null;
}

/**
 * The conditions of the popups (spec 4).
 * @param othersShown whether a popup has appeared since the page was opened
 * @returns null until the configuration is loaded
 */
export function usePopupConditions(othersShown: boolean): PopupFacts | null {
  const web = useConfig()?.web;
  const player = usePlayer();
  const activities = useActivities();
  const recharged = useFirstRecharge();
  const { pathname } = useLocation();
  const isBreak = useBreak() !== null;
  const ageAccepted = useKeptNotices((state) => state.ageAccepted);
  const { welcomeSeen, hideHomeNotice, welcomeCoins, activityModalIds } = useSessionNotices();
  const raised = useRechargeUpdate(({ due }) => due);
  const installDue = useInstallDue();
  if (!web) return null;
  const legal =
    pathname === href('terms') || pathname === href('privacy') || pathname.startsWith('/profile/agree');
  return {
    mode: web.mode,
    ageDue: showsAgeNotice(web.mode, ageAccepted, legal),
    atHome: pathname === href('home') && !isBreak,
    greeting: welcomeCoins > 0 && player?.gameUser.gameHistory.length === 0,
    notices: popupNotices(web.appNoticeConfigList, activities, player?.user.mobile ?? '', recharged).length,
    welcomeSeen,
    hideHomeNotice,
    activities,
    recharged,
    activityModalIds,
    // Without a download address there is nothing to offer.
    updateDue: raised && externalUrl(web.h5.downloadUrl, window.location.href) !== null,
    totalRecharge: player?.user.totalRecharge ?? 0,
    installDue,
    othersShown,
  };
}
