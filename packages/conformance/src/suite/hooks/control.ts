import type { HttpAnswer, Transport } from '../../protocol/transport.ts';
import { parseObject, type JsonObject } from '../http/json.ts';
import { HooksInvalid } from './load.ts';

export interface ControlOptions {
  readonly transport: Transport;
  readonly controlToken?: string | undefined;
}

/** Calls the control API of the mock server and returns the text of its answer. */
export type Control = (method: string, path: string, body?: object) => Promise<string>;

/** Whether an answer is the refusal of a control API that wants its token. */
const asksForToken = ({ status, text }: HttpAnswer): boolean =>
  (status === 401 || status === 403) && /^\{"error":\{"message":"[^"]*X-Control-Token/.test(text);

/** @throws {Error} if the answer is a refusal */
export function readText(call: string, { status, text }: HttpAnswer): string {
  if (status >= 300) throw new Error(`${call} answered HTTP ${status}: ${text.slice(0, 200)}`);
  return text;
}

/** @throws {Error} if the text is not a JSON object */
export function readObject(call: string, text: string): JsonObject {
  const object = parseObject(text);
  if (!object) throw new Error(`${call} answered no JSON object`);
  return object;
}

export function createControl(baseUrl: string, { transport, controlToken }: ControlOptions): Control {
  let hasAsked = false;
  return async (method, path, body) => {
    const send = async () =>
      transport({
        url: `${baseUrl}/__mock/${path}`,
        method,
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(controlToken && hasAsked ? { 'x-control-token': controlToken } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    let answer = await send();
    // Only a mock server that asks for the token gets it.
    if (controlToken && !hasAsked && asksForToken(answer)) {
      hasAsked = true;
      answer = await send();
    }
    if (asksForToken(answer))
      throw new HooksInvalid(
        `The control API of ${new URL(baseUrl).host} ${hasAsked ? 'refuses the token' : 'requires its token'}: use --control-token or CONTROL_TOKEN.`,
      );
    return readText(`${method} /__mock/${path}`, answer);
  };
}
