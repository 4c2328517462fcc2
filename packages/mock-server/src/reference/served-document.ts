import { METHODS, type Method, type OpenApiDocument, type ReferenceOperation } from './openapi-document.ts';
import { refusalTable, withRefusalExamples } from './refusals.ts';
import { searchWords } from './search-words.ts';
import { IDEMPOTENCY_KEY, sampleCall, type Place } from './sample-call.ts';
import { codeSamples } from './samples.ts';

/** A badge beside a call's title, in the form that the component reads (`x-badges`). */
interface Badge {
  readonly name: string;
  readonly position: 'after';
}

function badges(operation: ReferenceOperation): Badge[] {
  const names = [
    ...(operation['x-money'] ? ['moves money'] : []),
    ...(operation['x-public'] ? ['public flag'] : []),
    ...(operation['x-idempotent'] ? ['safe to repeat'] : []),
    ...(operation['x-origin'] === 'inferred' ? ['inferred'] : []),
  ];
  return names.map((name) => ({ name, position: 'after' }));
}

const JSON_TYPE = 'application/json';
const OK = '200';

function withExamples(operation: ReferenceOperation): ReferenceOperation['responses'] {
  const answer = operation.responses[OK];
  const media = answer?.content?.[JSON_TYPE];
  if (!media || (operation['x-errcodes'] ?? []).length === 0) return operation.responses;
  const content = { ...answer.content, [JSON_TYPE]: withRefusalExamples(media, operation) };
  return { ...operation.responses, [OK]: { ...answer, content } };
}

type Parameters = NonNullable<OpenApiDocument['components']['parameters']>;

/** An example key would be sent with every try, and the second try with another body would be refused. */
function withoutKey(parameters: Parameters): Parameters {
  const entries = Object.entries(parameters).map(([name, parameter]) => {
    const { example, ...rest } = parameter;
    return [name, parameter.name === IDEMPOTENCY_KEY || example === undefined ? rest : { ...rest, example }];
  });
  return Object.fromEntries(entries) as Parameters;
}

/** A contract and the world for which it is shown. */
export interface ServedDocument extends OpenApiDocument {
  readonly servers: readonly { readonly url: string; readonly description: string }[];
}

export type ContractName = 'product' | 'control';

/**
 * The document that the reference page of a world shows: the contract with that world as its server and, for each call,
 * samples, badges and the refusals.
 */
export function servedDocument(
  document: OpenApiDocument,
  contract: ContractName,
  place: Place,
): ServedDocument {
  const { parameters } = document.components;
  const served = (path: string, method: Method, operation: ReferenceOperation) => ({
    ...operation,
    ...(operation.servers && {
      servers: operation.servers.map((server) => ({ ...server, url: place.origin })),
    }),
    description: [
      operation.description ?? '',
      refusalTable(operation['x-errcodes'] ?? [], place.prefix),
      contract === 'product' ? searchWords(operation.operationId) : '',
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    responses: withExamples(operation),
    'x-badges': badges(operation),
    'x-codeSamples': codeSamples(
      // A call with its own servers belongs to the server and not to a world.
      operation.servers ? { ...place, prefix: '' } : place,
      sampleCall(document, path, method, operation),
      contract === 'product',
    ),
  });
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const operations = METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [[method, served(path, method, operation)] as const] : [];
    });
    return [path, { ...item, ...Object.fromEntries(operations) }] as const;
  });
  return {
    ...document,
    servers: [{ url: `${place.origin}${place.prefix}`, description: `The world ${place.world}` }],
    paths: Object.fromEntries(paths),
    components: { ...document.components, ...(parameters && { parameters: withoutKey(parameters) }) },
  };
}
