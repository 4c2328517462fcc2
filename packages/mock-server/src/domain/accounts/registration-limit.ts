import type { DocumentKey } from '#store/port.ts';
import type { Transaction } from '#store/transaction.ts';
import type { WorldConfig } from '#config/world-config.ts';
import { BusinessError } from '#contract/business-error.ts';

/** Accounts that were opened since a window began. */
interface RegistrationCount {
  since: number;
  count: number;
}

function registrationsKey(who: string): DocumentKey<RegistrationCount> {
  return `admissions:${who}`;
}

async function countOne(
  tx: Transaction,
  who: string,
  most: number,
  windowMs: number,
  now: number,
): Promise<void> {
  const key = registrationsKey(who);
  const known = await tx.draft(key);
  if (!known || now - known.since >= windowMs) {
    tx.create(key, { since: now, count: 1 });
    return;
  }
  if (known.count >= most)
    throw new BusinessError('tooManyAttempts', { retryAfterMs: known.since + windowMs - now });
  known.count += 1;
}

/**
 * Counts a registration, which must not be one too many for its device or for the world.
 * @param device what the client says about itself; devices without an id are not distinguished.
 * @throws {BusinessError} `tooManyAttempts`.
 */
export async function countRegistration(
  tx: Transaction,
  device: { readonly deviceIdJsonModel: { readonly afuid: string } },
  { registrationLimit }: Pick<WorldConfig, 'registrationLimit'>,
  now: number,
): Promise<void> {
  if (!registrationLimit) return;
  const { perDevice, perWorld, windowMs } = registrationLimit;
  const { afuid } = device.deviceIdJsonModel;
  if (afuid !== '') await countOne(tx, `device:${afuid}`, perDevice, windowMs, now);
  await countOne(tx, 'world', perWorld, windowMs, now);
}
