import type { Contract, ContractDocument, JsonSchema, Operation } from '#contract/document.ts';
import { brandLine } from '#pages/brand.ts';
import { html, type Html } from '#pages/html.ts';
import { createSchemaTables } from './schema-table.ts';

function pointed(document: ContractDocument, pointer: string): JsonSchema {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, part) => (value as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    ) as JsonSchema;
}

/** Of an answer's two branches the one that tells a success. */
function successBranch(schema: JsonSchema): JsonSchema {
  const branches = schema['oneOf'] as JsonSchema[] | undefined;
  return branches?.[0] ?? schema;
}

function code(value: unknown): Html | false {
  return value !== undefined && html`<pre><code>${JSON.stringify(value, null, 2)}</code></pre>`;
}

function marks(operation: Operation): Html[] {
  return [
    ...(operation.secured
      ? [html`<span class="mark">token</span>`]
      : [html`<span class="mark open">no token</span>`]),
    ...(operation.isPublic ? [html`<span class="mark">public flag</span>`] : []),
    ...(operation.isMoney ? [html`<span class="mark gold">money</span>`] : []),
    ...(operation.origin === 'inferred' ? [html`<span class="mark">inferred</span>`] : []),
  ];
}

function errcodeTable({ errcodes }: Operation): Html | false {
  return (
    errcodes.length > 0 &&
    html`<h4>Errcodes</h4>
      <div class="wide">
        <table>
          <tbody>
            ${errcodes.map(
              (entry) =>
                html`<tr>
                  <td><code>${entry.code}</code></td>
                  <td>${entry.name}</td>
                  <td>${entry.when}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`
  );
}

/** The reference page: every call by tag, made from the contract alone, readable without a script. */
export function referencePage({ document, operations }: Contract): string {
  const tables = createSchemaTables(document);
  const commonFields = tables.names(document.components.schemas['CommonFields'] ?? {});

  const body = ({ bodyPointer, isForm }: Operation): Html =>
    html`${isForm && html`<p class="none">A multipart form.</p>`}
    ${tables.own(pointed(document, bodyPointer), commonFields)}`;

  const entry = (operation: Operation): Html =>
    html`<details id="${operation.id}" class="card">
      <summary>
        <span class="name">${operation.id}</span><span class="what">${operation.summary}</span>
        <span class="marks">${marks(operation)}</span>
      </summary>
      <div class="inside">
        <p><code>POST ${operation.path}</code></p>
        <p>${operation.description}</p>
        <h4>Body</h4>
        ${body(operation)} ${code(operation.requestExample)}
        <h4>Answer</h4>
        ${tables.own(successBranch(pointed(document, operation.answerPointer)), ['code', 'errcode'])}
        ${code(operation.answerExample)} ${errcodeTable(operation)}
      </div>
    </details>`;

  const tags = document.tags.filter(({ name }) => operations.some(({ tag }) => tag === name));
  const section = ({ name, description }: ContractDocument['tags'][number]): Html =>
    html`<section id="tag-${name}">
      <h2>${name}</h2>
      <p class="lead">${description ?? ''}</p>
      ${operations.filter(({ tag }) => tag === name).map(entry)}
    </section>`;

  return (
    '<!doctype html>' +
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}: reference</title>
        <link rel="stylesheet" href="/docs/reference.css" />
      </head>
      <body>
        <header>
          ${brandLine}
          <nav aria-label="Sections">${tags.map(({ name }) => html`<a href="#tag-${name}">${name}</a>`)}</nav>
        </header>
        <main>
          <h1>${document.info.title} <small>${document.info.version}</small></h1>
          <p class="lead">
            ${operations.length} calls. The whole contract:
            <a href="/openapi.json">/openapi.json</a>. Press Ctrl F: browsers open the entry that holds what
            you look for.
          </p>
          <details class="card" open>
            <summary>
              <span class="name">Every call</span
              ><span class="what">POST with JSON; these fields stand in every body</span>
            </summary>
            <div class="inside">
              ${tables.table(document.components.schemas['CommonFields'] ?? {})}
              <p>
                Answers are flat: <code>{ code, errcode, ...fields }</code>. A refusal by a business rule is
                HTTP 200 with a nonzero errcode; a missing or dead token is HTTP 401.
              </p>
            </div>
          </details>
          ${tags.map(section)}
        </main>
      </body>
    </html>`.html
  );
}
