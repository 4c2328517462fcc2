import type { Frozen } from '#frozen.ts';
import { isBirthday, isOldEnough } from '../kyc/ages.ts';
import { isSingleLine } from '../display/text.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import type { PersonalData } from '../player/account-state.ts';
import type { DomainContext } from '../player/context.ts';

const NOTHING: PersonalData = { realName: '', email: '', birthday: '', address: '' };

export function personalData({ personal }: Frozen<Player>): PersonalData {
  return { ...(personal ?? NOTHING) };
}

/** Whether any field is filled in. */
export function hasPersonalData(player: Frozen<Player>): boolean {
  return Object.values(personalData(player)).some((text) => text !== '');
}

function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/**
 * Replaces all fields; an empty text is always accepted.
 * @throws {BusinessError} `personalDataNotAccepted` with the implausible field
 */
export function setPersonalData(
  draft: Player,
  data: PersonalData,
  { now, config: { zoneMinutes } }: DomainContext,
): void {
  const { realName, email, birthday, address } = data;
  const checks = {
    realName: isSingleLine(realName),
    email: isEmail(email),
    birthday: isBirthday(birthday, now, zoneMinutes) && isOldEnough(birthday, now, zoneMinutes),
    address: isSingleLine(address),
  };
  for (const [field, plausible] of Object.entries(checks))
    if (!plausible && data[field as keyof PersonalData] !== '')
      throw new BusinessError('personalDataNotAccepted', { pointer: `/${field}` });
  draft.personal = { realName: realName.trim(), email, birthday, address: address.trim() };
}
