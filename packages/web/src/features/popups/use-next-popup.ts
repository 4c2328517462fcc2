import { installPrompt, popupNotices, showsAgeNotice } from '@tara/sdk/rules';
import { useLocation } from 'react-router-dom';
import { useConfig } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { useActivities, useFirstRecharge } from '#features/lobby/index.ts';
import { isInApp, isInstalled, operatingSystem } from '#lib/environment.ts';
import { currentLayout, href } from '#routing/layout.ts';
import { useKeptNotices, useSessionNotices } from '#state/notices.ts';
import { useInstallEvent } from './install-event.ts';
import { useRechargeUpdate } from './recharge-update.ts';
import { useSettled } from './use-settled.ts';

export type PopupName = 'age' | 'welcome' | 'update' | 'install';

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

/** The popup that is due now, in the order age notice, welcome, recharge update, add-to-home-screen (spec 4). */
export function useNextPopup(): PopupName | null {
  const { pathname } = useLocation();
  const web = useConfig()?.web;
  const player = usePlayer();
  const facts = useActivities();
  const recharged = useFirstRecharge();
  const ageAccepted = useKeptNotices((state) => state.ageAccepted);
  const { welcomeSeen, hideHomeNotice, promptShown } = useSessionNotices();
  const updateDue = useRechargeUpdate(({ due }) => due);
  const installDue = useInstallDue();
  const settled = useSettled();
  if (!web) return null;
  const legal =
    pathname === href('terms') || pathname === href('privacy') || pathname.startsWith('/profile/agree');
  if (showsAgeNotice(web.mode, ageAccepted, legal)) return 'age';
  if (pathname !== href('home') || !settled || promptShown) return null;
  const notices = popupNotices(web.appNoticeConfigList, facts, player?.user.mobile ?? '', recharged);
  if (!welcomeSeen && !hideHomeNotice && notices.length > 0) return 'welcome';
  if (updateDue && (player?.user.totalRecharge ?? 0) > 0) return 'update';
  return installDue && welcomeSeen ? 'install' : null;
}
