/**
 * Returns whether the player has a superior; 0, empty or missing means none. Only a superior makes the line tappable
 * (spec 2.6, 5).
 * @param pid id of the superior
 */
export function hasSuperior(pid: number | string | null | undefined): boolean {
  return Number(pid) > 0;
}

/**
 * Returns whether the mail entry shows its dot: unread mail, an unread notice, or mail with an unclaimed reward (spec
 * 3).
 * @param dots numbers of unread mail, unread notices and mail with a reward
 */
export function hasMail(dots: { red0: number; red1: number; red2: number } | null | undefined): boolean {
  const { red0 = 0, red1 = 0, red2 = 0 } = dots ?? {};
  return red0 > 0 || red1 > 0 || red2 > 0;
}
