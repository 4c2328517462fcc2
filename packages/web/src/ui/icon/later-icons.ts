import symbols from 'virtual:later-icons';

// Added beside the sprite of the page: icons are found by id in both.
const sprite = new DOMParser().parseFromString(
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" hidden="">${symbols}</svg>`,
  'image/svg+xml',
);
document.body.append(sprite.documentElement);
