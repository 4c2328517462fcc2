/**
 * Whether the styles of a link have loaded. Chromium creates a sheet for a failed link and denies access to its rules.
 */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** Loads failed style sheets again: the build's loader treats their links in the page as loaded. */
export async function reloadFailedStyles(): Promise<void> {
  const lost = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    (link) => !hasCome(link),
  );
  await Promise.all(
    lost.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      return new Promise((done) => {
        again.addEventListener('load', done);
        again.addEventListener('error', done);
        link.replaceWith(again);
      });
    }),
  );
}
