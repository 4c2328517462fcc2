import symbols from 'virtual:later-icons';

// Beside the sprite that stands in the page: an icon is found by its id in either.
const sprite = new DOMParser().parseFromString(
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" hidden="">${symbols}</svg>`,
  'image/svg+xml',
);
document.body.append(sprite.documentElement);
