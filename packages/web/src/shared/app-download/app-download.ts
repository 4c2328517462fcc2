import { externalUrl, showsDownloadBanner, showsDownloadLink } from '@tara/sdk/rules';
import type { WebConfig } from '#api/config.ts';
import { isInApp, isInstalled } from '#lib/environment.ts';
import { currentLayout } from '#routing/layout.ts';

const getFacts = ({ mode, h5 }: WebConfig) => ({
  layout: currentLayout(),
  inApp: isInApp,
  mode,
  downloadType: h5.downloadType,
});

/** Without the address there is no app to offer. */
const hasApp = ({ h5 }: WebConfig) => externalUrl(h5.downloadUrl, window.location.href) !== null;

/** Whether to offer the app for a reward on this device (spec 2.5). */
export const offersDownloadLink = (web: WebConfig): boolean =>
  hasApp(web) && showsDownloadLink(getFacts(web));

/** Whether a deposit leads to the update dialog, which offers the app, in both layouts (spec 2.8). */
export const offersAppAfterDeposit = (web: WebConfig): boolean =>
  hasApp(web) && showsDownloadLink({ ...getFacts(web), layout: 'mobile' });

/** Whether home starts with the download banner (spec 2.5, 3); the installed web app counts as the app. */
export const offersDownloadBanner = (web: WebConfig): boolean =>
  hasApp(web) && showsDownloadBanner({ ...getFacts(web), inApp: isInApp || isInstalled });
