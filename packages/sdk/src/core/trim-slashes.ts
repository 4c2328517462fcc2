/** Removes slashes at the end of an address of the app. Safari before 16.4 has no lookbehind, which would be linear. */
export function trimSlashes(address: string): string {
  // oxlint-disable-next-line regexp/no-super-linear-move -- the app's own address is short
  return address.replace(/\/+$/, '');
}
