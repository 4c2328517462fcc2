/** Removes slashes at the end of an address. A loop, because Safari before 16.4 has no lookbehind. */
export function trimSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
