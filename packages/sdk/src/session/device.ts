import type { components } from '@tara/contract/api';

export type PhoneInfo = components['schemas']['PhoneInfo'];

/** What the sign-in calls send about the device and the origin of the player (spec 3, login payload). */
export interface DeviceInfo {
  os: string;
  version: string;
  deviceModel: string;
  /** 1 in a browser, 0 in the native app. */
  isBrowser: 0 | 1;
  /** AppsFlyer id, empty if unknown. */
  afuid: string;
  /** URL at which the player entered the site. */
  outUrl: string;
}

const unknownDevice: DeviceInfo = {
  os: 'unknown',
  version: '1.0.28',
  deviceModel: 'unknown',
  isBrowser: 1,
  afuid: '',
  outUrl: '',
};

/**
 * Returns the device part of the login and register payloads.
 * @param given known values of the device; the others get neutral values
 * @param common channel and app id of every call
 */
export function devicePayload(
  given: Partial<DeviceInfo>,
  common: { channel: string; appId: string },
): { outUrl: string; phoneinfoJsonModel: PhoneInfo } {
  const { outUrl, afuid, ...device } = { ...unknownDevice, ...given };
  return {
    outUrl,
    phoneinfoJsonModel: {
      channel: common.channel,
      appId: common.appId,
      ...device,
      deviceIdJsonModel: { afuid },
    } as PhoneInfo,
  };
}
