/** The parts of a contract document that the reference reads, for both contracts. */
export interface OpenApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, ReferenceSchema>>;
    readonly parameters?: Readonly<Record<string, ReferenceParameter>>;
    readonly examples?: Readonly<Record<string, ReferenceExample>>;
  };
  readonly security?: readonly object[];
}

type PathItem = Readonly<Partial<Record<Method, ReferenceOperation>>> & {
  readonly parameters?: readonly Referable<ReferenceParameter>[];
};

/** The methods of both documents. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** A value or a reference to it. */
export type Referable<T> = T | { readonly $ref: string };

export interface ReferenceSchema {
  readonly $ref?: string;
  readonly allOf?: readonly ReferenceSchema[];
  readonly properties?: Readonly<Record<string, ReferenceSchema>>;
}

export interface ReferenceParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: string | number;
}

export interface ReferenceExample {
  readonly summary?: string;
  readonly value?: unknown;
}

export interface Media {
  readonly schema?: ReferenceSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Referable<ReferenceExample>>>;
}

/** A refusal of a call in the bundled document. */
export interface Refusal {
  readonly code: number;
  readonly name: string;
  readonly when: string;
}

export interface ReferenceOperation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly object[];
  /** Only for a call with servers of its own. */
  readonly servers?: readonly { readonly url: string; readonly description?: string }[];
  readonly parameters?: readonly Referable<ReferenceParameter>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
  readonly 'x-origin'?: string;
  readonly 'x-public'?: boolean;
  readonly 'x-money'?: boolean;
  readonly 'x-idempotent'?: boolean;
  readonly 'x-errcodes'?: readonly Refusal[];
}

/** Resolves a reference to the components of its document; other values, and references without a target, stay. */
export function resolveReference<T extends object>(
  components: Readonly<Record<string, T>> | undefined,
  entry: Referable<T>,
): T | undefined {
  if (!('$ref' in entry) || typeof entry.$ref !== 'string') return entry as T;
  return components?.[entry.$ref.split('/').at(-1) ?? ''];
}
