/** Marks a picture that did not come; what stands behind it shows instead (styles/base.css). */
function mark(image: HTMLImageElement): void {
  image.dataset['missing'] = '';
  image.addEventListener('load', () => delete image.dataset['missing'], { once: true });
}

/** Hides pictures that do not come, and asks for them again with the connection. */
export function hideMissingPictures(): void {
  for (const image of document.querySelectorAll('img')) {
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) mark(image);
  }
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) mark(target);
    },
    // Failures of pictures do not bubble.
    true,
  );
  window.addEventListener('online', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-missing]')) {
      // The same address counts as a new request, also in a lazily loaded picture.
      image.src = image.getAttribute('src') ?? '';
    }
  });
}
