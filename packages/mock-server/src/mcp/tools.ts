import { standAlone } from './schema-parts.ts';

type Json = Readonly<Record<string, unknown>>;
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A control call as a tool. */
export interface ControlTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Json & { readonly type: 'object' };
  readonly annotations: { readonly readOnlyHint: boolean; readonly destructiveHint: boolean };
  /** The request of its arguments. */
  toRequest(given: Json): { readonly method: Method; readonly path: string; readonly body?: object };
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly description: string;
  readonly required?: boolean;
  readonly schema: Json;
}

interface ControlOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly servers?: unknown;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: { readonly 'application/json': { readonly schema: Json } };
  };
  readonly responses: Json;
}

interface PathItem extends Partial<Record<Lowercase<Method>, ControlOperation>> {
  readonly parameters?: readonly Parameter[];
}

interface ControlDocument {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
}

/** Whole worlds as JSON are too large for a conversation, and a stream does not end. */
const LEFT_OUT = new Set(['exportState', 'importState', 'streamEvents']);

const PREFIX = '/__mock/';

function createTool(
  { schemas, parameters: named = {} }: ControlDocument['components'],
  path: string,
  method: Lowercase<Method>,
  operation: ControlOperation,
  shared: readonly Parameter[],
): ControlTool {
  const resolve = (item: Parameter | { readonly $ref: string }): Parameter | undefined =>
    '$ref' in item ? named[item.$ref.split('/').at(-1) ?? ''] : item;
  const parameters = [...shared, ...(operation.parameters ?? [])]
    .map(resolve)
    .filter((item) => item !== undefined);
  const body = operation.requestBody;
  const properties = {
    ...Object.fromEntries(
      parameters.map(({ name, description, schema }) => [name, { description, ...schema }]),
    ),
    ...(body && {
      body: { description: 'The body of the call.', ...body.content['application/json'].schema },
    }),
  };
  const required = [
    ...parameters.filter((item) => item.in === 'path' || item.required === true).map(({ name }) => name),
    ...(body?.required === true ? ['body'] : []),
  ];
  return {
    name: operation.operationId,
    title: operation.summary,
    description: `${operation.summary}. ${operation.description}`,
    inputSchema: {
      ...standAlone({ properties, required, additionalProperties: false }, schemas),
      type: 'object',
    },
    annotations: { readOnlyHint: method === 'get', destructiveHint: method === 'delete' },
    toRequest: (given) => {
      const query = new URLSearchParams();
      let address = path.slice(PREFIX.length);
      for (const { name, in: place } of parameters) {
        const value = given[name];
        if (value === undefined) continue;
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(text));
        else query.set(name, text);
      }
      const { body: sent } = given;
      const search = query.size === 0 ? '' : `?${query.toString()}`;
      return {
        method: method.toUpperCase() as Method,
        path: `${address}${search}`,
        ...(typeof sent === 'object' && sent !== null ? { body: sent } : {}),
      };
    },
  };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The control calls of a world as tools, from the document of the control API. */
export function createTools(raw: object): readonly ControlTool[] {
  const { paths, components } = raw as ControlDocument;
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation || operation.servers !== undefined || LEFT_OUT.has(operation.operationId)) return [];
      return createTool(components, path, method, operation, item.parameters ?? []);
    }),
  );
}
