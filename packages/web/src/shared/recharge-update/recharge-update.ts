import { storageKey } from '@tara/sdk';
import { create } from 'zustand';
import { namespace } from '#api/sdk.ts';
import { localStore, readJson, writeJson } from '#lib/storage.ts';

const KEY = storageKey(namespace, 'temp2');

/** The stored flag behind the update dialog after a recharge (spec 4). */
export const useRechargeUpdate = create<{ due: boolean }>(() => ({
  due: readJson<boolean>(localStore, KEY) === true,
}));

/** Raises the flag after a successful recharge, or lowers it. */
export function setRechargeUpdate(due: boolean): void {
  writeJson(localStore, KEY, due);
  useRechargeUpdate.setState({ due });
}

/** The dialog is on screen: closed or not, it does not come again after a reload. */
export function noteUpdateShown(): void {
  writeJson(localStore, KEY, false);
}
