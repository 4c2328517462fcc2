import type { Game } from '#api/config.ts';

/** A game of the lobby. */
export const game = (id: number, name: string, sort = id, brandId = 1): Game => ({
  id,
  name,
  sort,
  brandId,
  typeId: 1,
  platformId: 1,
  hot: 0,
  hotSort: 0,
  showType: 0,
  status: 1,
  version: 1,
  maintain: 0,
  params: { brandMaintain: 0 },
});
