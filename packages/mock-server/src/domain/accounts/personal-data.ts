import type { Frozen } from '#store/transaction.ts';
import { isBirthday, isOldEnough } from '../kyc/ages.ts';
import type { Player } from '../player/player.ts';
import { Refusal } from '#contract/business-error.ts';
import type { PersonalData } from '../player/account-state.ts';
import type { Effects } from '../player/context.ts';

const NOTHING: PersonalData = { realName: '', email: '', birthday: '', address: '' };

export const personalData = ({ personal }: Frozen<Player>): PersonalData => ({ ...(personal ?? NOTHING) });

/** Whether any of it is filled in. */
export const hasPersonalData = (player: Frozen<Player>): boolean =>
  Object.values(personalData(player)).some((text) => text !== '');

const isText = (text: string): boolean => !/\p{C}/u.test(text);
const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

/**
 * Replaces all of it; an empty text is always fine.
 * @throws {Refusal} `personalDataNotAccepted` with the field that is not plausible.
 */
export const setPersonalData = (
  draft: Player,
  data: PersonalData,
  { now, config: { zoneMinutes } }: Effects,
): void => {
  const { realName, email, birthday, address } = data;
  const checks = {
    realName: isText(realName),
    email: isEmail(email),
    birthday: isBirthday(birthday, now, zoneMinutes) && isOldEnough(birthday, now, zoneMinutes),
    address: isText(address),
  };
  for (const [field, plausible] of Object.entries(checks))
    if (!plausible && data[field as keyof PersonalData] !== '')
      throw new Refusal('personalDataNotAccepted', { pointer: `/${field}` });
  draft.personal = { realName: realName.trim(), email, birthday, address: address.trim() };
};
