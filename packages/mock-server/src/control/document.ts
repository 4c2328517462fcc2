import type { Check } from '#contract/schemas.ts';
import type { ControlOperationId, ServerOperationId } from './handler.ts';

/** A parameter of a control call. */
export interface Parameter {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
  readonly numeric: boolean;
  readonly check: Check;
}

type AnyId = ControlOperationId | ServerOperationId;

export interface ControlOperation<Id extends AnyId = ControlOperationId> {
  readonly id: Id;
  /** Whether the call belongs to the server and not to a world: it has its own `servers`. */
  readonly isServers: boolean;
  readonly method: string;
  /** The title of the call. */
  readonly summary: string;
  /** Whether the history records its changes. */
  readonly isUndoable: boolean;
  /** In Fastify's form: `/__mock/players/:playerId`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly checkBody: Check | undefined;
  /** The check of the answer with that status; undefined for an answer without a body. */
  checkAnswer(status: number): Check | undefined;
}

type Json = Readonly<Record<string, unknown>>;
type Pointed = { readonly value: Json; readonly pointer: string };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
function escape(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}
function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** The value at a path of the document; follows references on the way. */
function at(document: Json, from: Pointed, ...parts: readonly string[]): Pointed | undefined {
  let { value, pointer }: Pointed = from;
  for (const part of ['', ...parts]) {
    if (part !== '') {
      const next = value[part];
      if (!isObject(next)) return undefined;
      value = next;
      pointer = `${pointer}/${escape(part)}`;
    }
    const { $ref: reference } = value;
    if (typeof reference === 'string' && !pointer.endsWith('/schema')) {
      const path = reference.slice(2).split('/');
      return at(document, { value: document, pointer: '' }, ...path, ...parts.slice(parts.indexOf(part) + 1));
    }
  }
  return { value, pointer };
}

function getType(document: Json, schema: Pointed): unknown {
  const { $ref: reference, type } = schema.value;
  if (typeof reference !== 'string') return type;
  const target = at(document, { value: document, pointer: '' }, ...reference.slice(2).split('/'));
  return target?.value['type'];
}

const MEDIA = ['content', 'application/json', 'schema'];

/** Whether a control call belongs to the server alone. */
export function isServerOperation(
  operation: ControlOperation<AnyId>,
): operation is ControlOperation<ServerOperationId> {
  return operation.isServers;
}

/** Whether a control call belongs to each world. */
export function isWorldOperation(operation: ControlOperation<AnyId>): operation is ControlOperation {
  return !operation.isServers;
}

/** Reads the control calls from their document. */
export function readControlDocument(
  raw: object,
  checkAt: (pointer: string) => Check,
): ControlOperation<AnyId>[] {
  const document = raw as Json;
  const root: Pointed = { value: document, pointer: '' };
  const paths = document['paths'] as Readonly<Record<string, Json>>;

  const readParameter = (entry: Pointed): Parameter | undefined => {
    const resolved = at(document, entry);
    const schema = resolved && at(document, resolved, 'schema');
    if (!resolved || !schema) return undefined;
    const place = resolved.value['in'];
    if (place !== 'path' && place !== 'query' && place !== 'header') return undefined;
    const numeric = getType(document, schema) === 'integer';
    return { name: String(resolved.value['name']), place, numeric, check: checkAt(schema.pointer) };
  };

  const getParameters = (holder: Pointed | undefined): Parameter[] => {
    const list = holder?.value['parameters'];
    if (!holder || !Array.isArray(list)) return [];
    return list
      .map((value, index) =>
        readParameter({ value: value as Json, pointer: `${holder.pointer}/parameters/${index}` }),
      )
      .filter((parameter) => parameter !== undefined);
  };

  return Object.keys(paths).flatMap((path) => {
    const item = at(document, root, 'paths', path);
    return METHODS.flatMap((method) => {
      const operation = item && at(document, item, method);
      if (!item || !operation) return [];
      const body = at(document, operation, 'requestBody', ...MEDIA);
      const check = body && checkAt(body.pointer);
      const isOptional = at(document, operation, 'requestBody')?.value['required'] !== true;
      const answers = new Map<number, Check>();
      for (const status of [200, 201]) {
        const answer = at(document, operation, 'responses', String(status), ...MEDIA);
        if (answer) answers.set(status, checkAt(answer.pointer));
      }
      return [
        {
          // The generated types come from the same document.
          id: operation.value['operationId'] as AnyId,
          isServers: 'servers' in operation.value,
          summary: String(operation.value['summary']),
          isUndoable: operation.value['x-undoable'] !== false,
          method,
          path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
          parameters: [...getParameters(item), ...getParameters(operation)],
          // A missing body is allowed if the contract requires none.
          checkBody: check && ((value) => (isOptional && value === null ? undefined : check(value))),
          checkAnswer: (status: number) => answers.get(status),
        },
      ];
    });
  });
}
