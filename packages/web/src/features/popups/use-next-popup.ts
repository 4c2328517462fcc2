import { externalUrl, installPrompt, popupNotices, showsAgeNotice } from '@tara/sdk/rules';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { useActivities, useFirstRecharge } from '#api/activities.ts';
import { isInApp, isInstalled, operatingSystem } from '#lib/environment.ts';
import { currentLayout, href } from '#routing/layout.ts';
import { useKeptNotices, useSessionNotices } from '#state/notices.ts';
import { useInstallEvent } from './install-event.ts';
import { useRechargeUpdate } from './recharge-update.ts';
import { useIdle } from './use-idle.ts';

export type PopupName = 'age' | 'welcome' | 'update' | 'install';

type Prompt = Exclude<PopupName, 'age'>;

/** When this page was opened: a prompt is due or not once per visit. */
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

/** What waits to be shown, in the order welcome, recharge update, add-to-home-screen (spec 4). */
function usePrompt(): Prompt | null {
  const web = useConfig()?.web;
  const player = usePlayer();
  const facts = useActivities();
  const recharged = useFirstRecharge();
  const { welcomeSeen, hideHomeNotice, promptShown } = useSessionNotices();
  const updateDue = useRechargeUpdate(({ due }) => due);
  const installDue = useInstallDue();
  // A newcomer has been greeted: that was this visit's prompt.
  if (!web || promptShown) return null;
  const notices = popupNotices(web.appNoticeConfigList, facts, player?.user.mobile ?? '', recharged);
  if (!welcomeSeen && !hideHomeNotice && notices.length > 0) return 'welcome';
  // Without an address to download from there is nothing to offer.
  const offers = externalUrl(web.h5.downloadUrl, window.location.href) !== null;
  if (updateDue && offers && (player?.user.totalRecharge ?? 0) > 0) return 'update';
  return installDue && welcomeSeen ? 'install' : null;
}

/**
 * The popup to show now. The age notice comes at once and wherever it is due; of all others one per visit, at home, in
 * an idle moment.
 */
export function useNextPopup(): PopupName | null {
  const { pathname } = useLocation();
  const web = useConfig()?.web;
  const ageAccepted = useKeptNotices((state) => state.ageAccepted);
  const prompt = usePrompt();
  // The one prompt of this visit, and whether it has been answered.
  const [shown, setShown] = useState<Prompt | null>(null);
  const [answered, setAnswered] = useState(false);
  if (shown !== null && shown !== prompt && !answered) setAnswered(true);
  const legal =
    pathname === href('terms') || pathname === href('privacy') || pathname.startsWith('/profile/agree');
  const age = web !== undefined && showsAgeNotice(web.mode, ageAccepted, legal);
  const due = !age && !answered && pathname === href('home') ? prompt : null;
  const idle = useIdle(due !== null);
  if (age) return 'age';
  if (due === null || !idle) return null;
  if (shown === null) setShown(due);
  return due;
}
