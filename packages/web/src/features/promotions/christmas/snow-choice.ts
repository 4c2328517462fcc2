import { localStore, readObject, writeJson } from '#lib/storage.ts';

const CHOICE = 'tara.snow';

/** Whether snow falls on this device; true unless it was stopped. */
export function readSnow(): boolean {
  return readObject(localStore, CHOICE)['falls'] !== false;
}

export function keepSnow(falls: boolean): void {
  writeJson(localStore, CHOICE, { falls });
}
