import { shareLink } from '@tara/sdk/rules';
import type { WebConfig } from '#api/config.ts';
import type { usePlayer } from '#api/session.ts';
import { writeClipboard } from '#ui/copy.ts';
import { leaveFor } from '#ui/sheet/history.ts';

/**
 * Opens the download of the app. The app reads the inviter from the clipboard; a failed copy does not stop the download
 * (spec 2.5).
 * @param target address of the download
 * @param player the inviter
 * @param close closes the dialog that asked
 */
export async function downloadApp(
  target: string,
  web: WebConfig | undefined,
  player: ReturnType<typeof usePlayer>,
  close: () => void = () => undefined,
): Promise<void> {
  const home = web?.h5.url || window.location.origin;
  const { inviteCode = '', aid = '' } = player?.gameUser ?? {};
  await writeClipboard(shareLink(home, inviteCode, aid));
  // Together: `leaveFor` waits for the dialogs that close.
  close();
  leaveFor(target);
}
