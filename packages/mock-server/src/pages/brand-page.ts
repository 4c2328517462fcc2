import { brandHeader } from './brand.ts';
import { html, type Html } from './html.ts';

interface BrandPage {
  readonly title: string;
  /** Address of the page's style sheet. */
  readonly styles: string;
  /** Additional content of the head. */
  readonly head?: Html | false;
  readonly body: Html;
}

/** A complete page with the brand's header. */
export function brandPage({ title, styles, head = false, body }: BrandPage): string {
  return (
    '<!doctype html>' +
    html`<html lang="en-PK">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#0A0F2E" />
        ${head}
        <title>${title} · Tara Slots</title>
        <link rel="stylesheet" href="${styles}" />
      </head>
      <body>
        <header>${brandHeader}</header>
        <main>${body}</main>
      </body>
    </html>`.html
  );
}
