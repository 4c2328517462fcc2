import { Difference } from '../../protocol/expect.ts';
import {
  TransportError,
  type HttpAnswer,
  type HttpRequest,
  type Transport,
} from '../../protocol/transport.ts';
import type { Body } from '../../protocol/backend.ts';
import { writeForm } from '../sequence/commands.ts';
import type { RecordedCall } from '../sequence/steps.ts';

const JSON_TYPE = /^application\/json\b/i;
/** Of a longer answer only so many characters are recorded, as text. */
const LONGEST = 1024 * 1024;

function parse({ headers, text }: HttpAnswer): unknown {
  try {
    return JSON_TYPE.test(headers.get('content-type') ?? '') ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}

/** @throws {Difference} if the answer is not a JSON object */
export function requireObject(http: HttpAnswer, answer: unknown, path: string): Body {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    const type = http.headers.get('content-type') ?? 'no content type';
    throw new Difference(`the answer of ${path}`, 'a JSON object', `HTTP ${http.status}, ${type}`);
  }
  return answer as Body;
}

/**
 * Sends a request of a check and records it, with its answer or why there was none.
 * @param about.sent the body, if it was made of an object
 */
export async function exchange(
  transport: Transport,
  record: (step: RecordedCall) => void,
  request: HttpRequest,
  about: { readonly operation: string; readonly isQuery: boolean; readonly sent?: object | undefined },
): Promise<{ readonly http: HttpAnswer; readonly answer: unknown }> {
  const { url, method, headers, body, giveUpAfterMs } = request;
  const content = body instanceof FormData ? { form: await writeForm(body) } : { sent: about.sent ?? body };
  const call = { ...about, ...content, url, method, headers, giveUpAfterMs, start: performance.now() };
  try {
    const http = await transport(request);
    const answer = parse(http);
    const requestId = http.headers.get('x-request-id') ?? undefined;
    const kept = http.text.length > LONGEST ? http.text.slice(0, LONGEST) : answer;
    record({ ...call, end: performance.now(), status: http.status, answer: kept, requestId });
    return { http, answer };
  } catch (error) {
    if (error instanceof TransportError) record({ ...call, end: performance.now(), failure: error.message });
    throw error;
  }
}
