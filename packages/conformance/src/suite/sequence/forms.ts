import { quote } from './shell.ts';

/** A part of a form: a text, or a file. */
export type FormPart =
  | { readonly name: string; readonly text: string }
  | {
      readonly name: string;
      readonly file: string;
      readonly type: string;
      /** The bytes up to the last one that is not 0, as base64. */
      readonly start: string;
      /** So many bytes of 0 follow. */
      readonly zeros: number;
    };

/** Describes a form so that it can be sent again. */
export async function describeForm(form: FormData): Promise<readonly FormPart[]> {
  return Promise.all(
    [...form].map(async ([name, value]): Promise<FormPart> => {
      if (typeof value === 'string') return { name, text: value };
      const bytes = Buffer.from(await value.arrayBuffer());
      const length = bytes.findLastIndex((byte) => byte !== 0) + 1;
      return {
        name,
        file: value.name,
        type: value.type,
        start: bytes.subarray(0, length).toString('base64'),
        zeros: bytes.length - length,
      };
    }),
  );
}

export const isForm = (sent: unknown): sent is readonly FormPart[] => Array.isArray(sent);

/** The options of `curl` that send a form, and what writes its file to them. */
export function formOptions(parts: readonly FormPart[]): {
  readonly options: string;
  readonly input: string;
} {
  const files = parts.filter((part) => 'file' in part);
  const options = parts.map((part) =>
    'text' in part
      ? `-F ${quote(`${part.name}=${part.text}`)}`
      : `-F ${quote(`${part.name}=@-;filename=${part.file};type=${part.type}`)}`,
  );
  const input = files.map(
    ({ start, zeros }) =>
      `{ printf %s ${quote(start)} | base64 -d; ${zeros > 0 ? `head -c ${zeros} /dev/zero; ` : ''}} | `,
  );
  return { options: options.join(' '), input: input.join('') };
}
