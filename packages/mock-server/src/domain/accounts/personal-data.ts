import type { Frozen } from '#frozen.ts';
import { isBirthday, isOldEnough } from '../kyc/ages.ts';
import { isLine } from '../display/text.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import type { PersonalData } from '../player/account-state.ts';
import type { DomainContext } from '../player/context.ts';

const NOTHING: PersonalData = { realName: '', email: '', birthday: '', address: '' };

export function personalData({ personal }: Frozen<Player>): PersonalData {
  return { ...(personal ?? NOTHING) };
}

/** Whether any of it is filled in. */
export function hasPersonalData(player: Frozen<Player>): boolean {
  return Object.values(personalData(player)).some((text) => text !== '');
}

function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/**
 * Replaces all of it; an empty text is always fine.
 * @throws {BusinessError} `personalDataNotAccepted` with the field that is not plausible.
 */
export function setPersonalData(
  draft: Player,
  data: PersonalData,
  { now, config: { zoneMinutes } }: DomainContext,
): void {
  const { realName, email, birthday, address } = data;
  const checks = {
    realName: isLine(realName),
    email: isEmail(email),
    birthday: isBirthday(birthday, now, zoneMinutes) && isOldEnough(birthday, now, zoneMinutes),
    address: isLine(address),
  };
  for (const [field, plausible] of Object.entries(checks))
    if (!plausible && data[field as keyof PersonalData] !== '')
      throw new BusinessError('personalDataNotAccepted', { pointer: `/${field}` });
  draft.personal = { realName: realName.trim(), email, birthday, address: address.trim() };
}
