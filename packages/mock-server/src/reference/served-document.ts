import {
  METHODS,
  type Method,
  type OpenApiDocument,
  type ReferenceOperation,
} from './openapi-document.ts';
import { refusalTable, withRefusalExamples } from './refusals.ts';
import { sampleCall, type Place } from './sample-call.ts';
import { codeSamples } from './samples.ts';

/** A mark beside a call's title, as the component reads it (`x-badges`). */
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

/** Which of the two contracts a document is. */
export type Contract = 'product' | 'control';

/**
 * The document that the reference page of a world shows: the contract as it stands, with that world for its server and,
 * for each call, samples, marks and the refusals where people read them.
 */
export function servedDocument(document: OpenApiDocument, contract: Contract, place: Place): OpenApiDocument {
  const served = (path: string, method: Method, operation: ReferenceOperation) => ({
    ...operation,
    description: [operation.description ?? '', refusalTable(operation['x-errcodes'] ?? [])]
      .filter((part) => part !== '')
      .join('\n\n'),
    responses: withExamples(operation),
    'x-badges': badges(operation),
    'x-codeSamples': codeSamples(
      place,
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
  const servers = [{ url: `${place.origin}${place.prefix}`, description: `The world ${place.world}` }];
  return Object.assign({ ...document, paths: Object.fromEntries(paths) }, { servers });
}
