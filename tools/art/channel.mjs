import { svg } from './render.mjs';

/**
 * Icons of payment channels: white line drawings on a rounded square. Drawn here instead of taken from an icon set,
 * because the API returns them as pictures (iconH5).
 */
const drawings = {
  bank: {
    from: '#5BA8FF',
    to: '#2456D6',
    lines: 'M20 40 48 24 76 40ZM28 48v18M41.3 48v18M54.7 48v18M68 48v18M20 74h56',
  },
  qr: {
    from: '#1FB5AC',
    to: '#0B6F7C',
    lines:
      'M24 24h18v18H24ZM54 24h18v18H54ZM24 54h18v18H24ZM54 54h7v7M72 54v7M54 72h7M68 68h4v4M33 33h.1M63 33h.1M33 63h.1',
  },
  page: {
    from: '#FF9A4A',
    to: '#D81E5B',
    lines:
      'M20 32a6 6 0 0 1 6-6h44a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6ZM20 42h56M30 58h12M54 58h12',
  },
  'wallet-a': {
    from: '#FFCF4F',
    to: '#E4481F',
    lines:
      'M68 34V28a4 4 0 0 0-4-4H28a6 6 0 0 0 0 12h42a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H28a6 6 0 0 1-6-6V30M74 48H62a6 6 0 0 0 0 12h12',
  },
  'wallet-b': {
    from: '#5BE39A',
    to: '#0C8457',
    lines:
      'M20 38c7-8 14-8 21 0s14 8 21 0 10-6 14-4M20 52c7-8 14-8 21 0s14 8 21 0 10-6 14-4M20 66c7-8 14-8 21 0s14 8 21 0 10-6 14-4',
  },
};

/** Names of the channels with an icon. */
export const channelNames = Object.keys(drawings);

/** Draws the icon of a payment channel, 96 x 96. */
export function channel(name) {
  const { from, to, lines } = drawings[name];
  return svg(
    96,
    96,
    `<defs><linearGradient id="key" x1=".2" y1="0" x2=".7" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><linearGradient id="rim" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".6"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><rect width="96" height="96" rx="28" fill="url(#key)"/><rect x="1" y="1" width="94" height="94" rx="27" fill="none" stroke="url(#rim)" stroke-width="2"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${lines}" stroke="#060920" stroke-opacity=".28" stroke-width="5.5" transform="translate(1 3)"/><path d="${lines}" stroke="#fff" stroke-width="5.5"/></g>`,
  );
}
