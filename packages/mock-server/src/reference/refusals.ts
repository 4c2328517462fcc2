import type { Media, ReferenceExample, Referable, ReferenceOperation, Refusal } from './openapi-document.ts';

/** The page of the errcodes; `#2304` is the place of one. */
export const ERRCODES_ADDRESS = '/docs/errcodes';

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
}

/**
 * The refusals of a call as a Markdown table with links to the page of the errcodes; empty without refusals.
 * @param prefix of the world
 */
export function refusalTable(refusals: readonly Refusal[], prefix: string): string {
  if (refusals.length === 0) return '';
  const rows = refusals.map(
    ({ code, name, when }) =>
      `| [${code}](${prefix}${ERRCODES_ADDRESS}#${code}) | \`${name}\` ${cell(when)} |`,
  );
  return ['| errcode | The call is refused with HTTP 200 |', '|---|---|', ...rows].join('\n');
}

type Examples = Readonly<Record<string, Referable<ReferenceExample>>>;

function isErrcodeExample(code: number, example: Referable<ReferenceExample>): boolean {
  const { value } = example as ReferenceExample;
  return typeof value === 'object' && value !== null && 'errcode' in value && value.errcode === code;
}

/** The media type of an answer with an example of each refusal besides the success. Examples of the contract stay. */
export function withRefusalExamples(media: Media, { operationId, ...operation }: ReferenceOperation): Media {
  const { example, ...rest } = media;
  const given: Examples = media.examples ?? (example === undefined ? {} : { success: { value: example } });
  const missing = (operation['x-errcodes'] ?? []).filter(
    ({ code }) => !Object.values(given).some((entry) => isErrcodeExample(code, entry)),
  );
  const made = missing.map(({ code, name, when }): [string, ReferenceExample] => [
    `${code} ${name}`,
    {
      summary: `${code} ${name}`,
      value: { code: 200, errcode: code, error: { message: when, name, operationId } },
    },
  ]);
  return { ...rest, examples: { ...given, ...Object.fromEntries(made) } };
}
