import { localStore } from '#lib/storage.ts';
import { kept } from '#state/kept.ts';

interface ReadNews {
  /** Ids of the notices opened on this device. */
  read: readonly number[];
}

/** The notices opened on this device, independent of the player. */
export const useReadNews = kept<ReadNews>(localStore, 'tara.readNews', ({ read }) => ({
  read: Array.isArray(read) ? read.filter((id): id is number => Number.isSafeInteger(id)) : [],
}));

/**
 * Marks a notice as read, and removes ids of notices that no longer exist.
 * @param id of the notice
 * @param ids of all notices
 */
export function markNewsRead(id: number, ids: readonly number[]): void {
  const { read } = useReadNews.getState();
  if (read.includes(id)) return;
  useReadNews.setState({ read: [...read.filter((other) => ids.includes(other)), id] });
}
