/** Whether the player has a superior; 0, empty or missing means none, and only then the line is tappable (spec 2.6, 5). */
export function hasSuperior(pid: number | string | null | undefined): boolean {
  return Number(pid) > 0;
}

/** Whether the mail entry shows its dot: unread mail, an unread notice, or mail with an unclaimed reward (spec 3). */
export function hasMail(dots: { red0: number; red1: number; red2: number } | undefined): boolean {
  return dots !== undefined && (dots.red0 > 0 || dots.red1 > 0 || dots.red2 > 0);
}
