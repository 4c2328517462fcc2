import { shareLink, showsDownloadBanner, showsDownloadLink } from '@tara/sdk/rules';
import type { WebConfig } from '#api/config.ts';
import type { usePlayer } from '#api/session.ts';
import { isInApp, isInstalled } from '#lib/environment.ts';
import { currentLayout } from '#routing/layout.ts';
import { writeClipboard } from '#ui/copy.ts';
import { leaveFor } from '#ui/sheet/history.ts';

const factsOf = ({ mode, h5 }: WebConfig) => ({
  layout: currentLayout(),
  inApp: isInApp,
  mode,
  downloadType: h5.downloadType,
});

/** Whether to offer the app for a reward on this device (spec 2.5). */
export const offersDownloadLink = (web: WebConfig): boolean => showsDownloadLink(factsOf(web));

/** Whether home starts with the download banner (spec 2.5, 3); the installed web app counts as the app. */
export const offersDownloadBanner = (web: WebConfig): boolean =>
  showsDownloadBanner({ ...factsOf(web), inApp: isInApp || isInstalled });

/**
 * Opens the download of the app. The app reads the inviter from the clipboard; a failed copy does not stop the download
 * (spec 2.5).
 * @param target address of the download
 * @param player the inviter
 */
export async function downloadApp(
  target: string,
  web: WebConfig | undefined,
  player: ReturnType<typeof usePlayer>,
): Promise<void> {
  const home = web?.h5.url || window.location.origin;
  const { inviteCode = '', aid = '' } = player?.gameUser ?? {};
  await writeClipboard(shareLink(home, inviteCode, aid));
  leaveFor(target);
}
