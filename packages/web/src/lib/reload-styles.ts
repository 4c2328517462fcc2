/** Whether the styles of a link have come. Chromium has a sheet for a link that failed, and bars its rules. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/**
 * Loads the styles again that did not come: the build's loader takes their links, which stay in the page, for loaded,
 * and the part would come without its looks.
 */
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
