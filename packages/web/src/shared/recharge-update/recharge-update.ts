import { storageKey } from '@tara/sdk/rules';
import { create } from 'zustand';
import { namespace } from '#api/sdk.ts';
import { localStore, readJson, writeJson } from '#lib/storage.ts';
import { onPlayerEnd } from '#state/player-end.ts';

const KEY = storageKey(namespace, 'temp2');

/** The stored flag of the update dialog after a deposit (spec 4). */
export const useRechargeUpdate = create<{ due: boolean }>(() => ({
  due: readJson<boolean>(localStore, KEY) === true,
}));

/** Sets the flag after a successful deposit, or clears it. */
export function setRechargeUpdate(due: boolean): void {
  writeJson(localStore, KEY, due);
  useRechargeUpdate.setState({ due });
}

onPlayerEnd(() => setRechargeUpdate(false));

/** The dialog is visible: it does not appear again after a reload. */
export function noteUpdateShown(): void {
  writeJson(localStore, KEY, false);
}
