/** The code of a share link (spec 7.6); it encodes the player's id. */
export function toInviteCode(playerId: number): string {
  return `T${playerId.toString(36).toUpperCase()}`;
}

/** The player of an invite code; undefined for any other text. */
export function playerOfInvite(code: string): number | undefined {
  if (!/^T[0-9A-Z]{3,12}$/i.test(code)) return undefined;
  const id = Number.parseInt(code.slice(1), 36);
  return Number.isSafeInteger(id) ? id : undefined;
}
