import { localStore, readObject, writeJson } from '#lib/storage.ts';

const CHOICE = 'tara.snow';

/** Whether the snow falls, as it was chosen on this device; it does unless it was stopped. */
export function readSnow(): boolean {
  return readObject(localStore, CHOICE)['falls'] !== false;
}

/** Keeps whether the snow falls. */
export function keepSnow(falls: boolean): void {
  writeJson(localStore, CHOICE, { falls });
}
