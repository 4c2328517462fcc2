import type { DocumentKey } from '#store/port.ts';
import type { Transaction } from '#store/transaction.ts';
import type { WorldConfig } from '#config/world-config.ts';
import { BusinessError } from '#contract/business-error.ts';

/** How many accounts were opened since the window began. */
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
 * Counts a registration and refuses it beyond the limit of its device or of the world.
 * @param device the client's description of the device; devices without an id are not distinguished
 * @throws {BusinessError} `tooManyAttempts`
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
