import { html, type Html } from '#pages/html.ts';
import type { Game } from '#seed/content.ts';
import { getKind } from './kinds.ts';
import type { GameTheme } from './protocol.ts';

/**
 * The policy of a game page. It runs in a frame of opaque origin and has no storage; scripts and styles come only from
 * files. The client may frame it from this origin or from a development server on another port.
 * The origins are listed besides `'self'`: in a sandboxed frame WebKit resolves `'self'` to the frame's opaque origin, which
 * matches no file.
 * @param origins under which the page may have been requested
 */
export function pagePolicy(origins: readonly string[]): string {
  const own = ["'self'", ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `img-src ${own}`,
    `font-src ${own}`,
    `connect-src ${own}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self' http://localhost:* http://127.0.0.1:*",
  ].join('; ');
}

/** A page of the provider. */
export function getDocument(title: string, head: Html, body: Html): string {
  return (
    '<!doctype html>' +
    html`<html lang="en-PK">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="dark" />
        <title>${title}</title>
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`.html
  );
}

/**
 * The page of a game.
 * @param base the address of the provider in this world, e.g. `/w/demo/__games`
 */
export function gamePage(game: Game, base: string): string {
  const kind = getKind(game);
  const poster = `/content/posters/${game.id}.webp`;
  return getDocument(
    game.name,
    html`<link rel="preload" as="image" href="${poster}" />
      <link rel="stylesheet" href="${base}/assets/${kind}.css" />
      <link rel="stylesheet" href="${base}/theme/${game.id}.css" />
      <script defer src="${base}/assets/${kind}.js"></script>`,
    html`<main id="game" data-game-id="${game.id}" data-base="${base}" data-poster="${poster}"></main>
      <noscript>This game needs JavaScript.</noscript>`,
  );
}

/** The page for a game that does not exist. */
export function unknownGamePage(base: string): string {
  return getDocument(
    'No such game',
    html`<link rel="stylesheet" href="${base}/assets/slot.css" />`,
    html`<main id="game"><h1>No such game</h1></main>`,
  );
}

/** A game's colours as custom properties, in a file, because pages have no inline styles. */
export function themeSheet({ a, b, c, hi, deep }: GameTheme): string {
  return `:root{--a:${a};--b:${b};--c:${c};--hi:${hi};--deep:${deep}}\n`;
}
