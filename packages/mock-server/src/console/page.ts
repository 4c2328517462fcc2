import { html } from '#pages/html.ts';

/** The page may load only its own scripts, styles and data. */
export const CONSOLE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * The page of the console; its script renders the content.
 * @param hasClient whether the server serves the web client too
 */
export function consolePage(world: string, hasClient: boolean): string {
  return (
    '<!doctype html>' +
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${world}: Tara Slots mock console</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/__mock/console/brand.css" />
        <link rel="stylesheet" href="/__mock/console/console.css" />
        <script src="/__mock/console/console.js" defer></script>
      </head>
      <body>
        ${hasClient ? html`<div id="root" data-client></div>` : html`<div id="root"></div>`}
        <noscript>The console needs its script; the control API works without.</noscript>
      </body>
    </html>`.html
  );
}
