/** What the reference reads of a contract document, the product's or that of the control API. */
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

/** The methods that either document uses. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** A thing, or where it stands. */
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

/** One refusal of a call, as the bundle lists it. */
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
  /** Only of a call that stands elsewhere than the document's others. */
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

/** Follows a reference to the components of its document; what is no reference, or leads nowhere, stays. */
export function resolveReference<T extends object>(
  components: Readonly<Record<string, T>> | undefined,
  entry: Referable<T>,
): T | undefined {
  if (!('$ref' in entry) || typeof entry.$ref !== 'string') return entry as T;
  return components?.[entry.$ref.split('/').at(-1) ?? ''];
}
