/** Marks a picture that failed to load; styles/base.css hides it. */
function mark(image: HTMLImageElement): void {
  image.dataset['missing'] = '';
  image.addEventListener('load', () => delete image.dataset['missing'], { once: true });
}

/** Hides pictures that fail to load, and loads them again when the connection returns. */
export function hideMissingPictures(): void {
  for (const image of document.querySelectorAll('img')) {
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) mark(image);
  }
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) mark(target);
    },
    // Error events of pictures do not bubble.
    true,
  );
  window.addEventListener('online', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-missing]')) {
      // Setting the same address sends a new request, also for lazy pictures.
      image.src = image.getAttribute('src') ?? '';
    }
  });
}
