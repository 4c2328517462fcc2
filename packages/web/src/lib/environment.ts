/** The device and the arrival of the player (spec 3, 9), read once at start. */

import { localStore, sessionStore, readJson, readObject, writeJson } from './storage.ts';

const query = new URLSearchParams(window.location.search);

function remembered(key: string, present: boolean): boolean {
  if (present) writeJson(sessionStore, key, true);
  return present || readJson<boolean>(sessionStore, key) === true;
}

/** Inside the native app: a token query parameter, or the mark of the app in the user agent (spec 9). */
export const isInApp = remembered(
  'tara.inApp',
  query.has('token') || /TaraSlotsApp/.test(navigator.userAgent),
);

/** Started from the home screen: the manifest's start address has entry=pwa (spec 3). */
export const isInstalled = remembered('tara.installed', query.get('entry') === 'pwa');

/** Ad parameters of the arrival (spec 3), stored for the session. */
export interface AdParams {
  install_referrer?: string;
  proxy_id?: string;
  fbp?: string;
  fbc?: string;
  ttclid?: string;
  ttp?: string;
  outValue?: string;
  aid?: string;
  url: string;
  referrer: string;
  userAgent: string;
}

const AD_NAMES = ['install_referrer', 'proxy_id', 'fbp', 'fbc', 'ttclid', 'ttp', 'outValue', 'aid'] as const;

function readAdParams(): AdParams {
  const { url, referrer, userAgent, ...rest } = readObject(sessionStore, 'tara.adParams');
  const stored = Object.fromEntries(
    AD_NAMES.flatMap((name) => (typeof rest[name] === 'string' ? [[name, rest[name]]] : [])),
  );
  const given = Object.fromEntries(
    AD_NAMES.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value.slice(0, 200)]] : [];
    }),
  );
  const params: AdParams = {
    url: typeof url === 'string' ? url : window.location.origin + window.location.pathname,
    referrer: typeof referrer === 'string' ? referrer : document.referrer,
    userAgent: typeof userAgent === 'string' ? userAgent : navigator.userAgent,
    ...stored,
    ...given,
  };
  writeJson(sessionStore, 'tara.adParams', params);
  return params;
}

export const adParams: AdParams = readAdParams();

function readInstallId(): string {
  const given = query.get('afuid')?.slice(0, 200);
  if (given) writeJson(localStore, 'tara.afuid', given);
  const id = given || readJson<unknown>(localStore, 'tara.afuid');
  return typeof id === 'string' ? id : '';
}

/** AppsFlyer's id of this installation (spec 3), empty if unknown. It arrives once and is stored on the device. */
export const afuid: string = readInstallId();

/** Name of the operating system for the sign-in calls. */
export function operatingSystem(): string {
  const agent = navigator.userAgent;
  if (/Android/.test(agent)) return 'android';
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios';
  if (/Windows/.test(agent)) return 'windows';
  return /Mac OS/.test(agent) ? 'macos' : 'linux';
}
