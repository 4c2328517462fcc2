import { localStore } from '#lib/storage.ts';
import { kept } from '#state/notices.ts';

interface ReadNews {
  /** Ids of the notices that were opened on this device. */
  read: readonly number[];
}

/** Which news were opened on this device, by a visitor too: a notice knows of no player. */
export const useReadNews = kept<ReadNews>(localStore, 'tara.readNews', ({ read }) => ({
  read: Array.isArray(read) ? read.filter((id): id is number => Number.isSafeInteger(id)) : [],
}));

/**
 * Marks a notice read, and forgets those that are no longer there.
 * @param id of the notice
 * @param ids of all notices that there are
 */
export function markNewsRead(id: number, ids: readonly number[]): void {
  const { read } = useReadNews.getState();
  if (read.includes(id)) return;
  useReadNews.setState({ read: [...read.filter((other) => ids.includes(other)), id] });
}
