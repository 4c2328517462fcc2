import { COMMON_FIELDS } from '../protocol/backend.ts';
import { TransportError, type Transport } from '../protocol/transport.ts';
import { loadContract } from './contract/contract.ts';
import { parseObject } from './http/json.ts';

/** The contract has no such call. */
const NO_CALL = '/app/v1/noSuchCall';

/** Runs the canary: the address answers the configuration as the contract says, and refuses a call that does not exist. */
export async function runCanary(baseUrl: string, transport: Transport): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ ...COMMON_FIELDS, gameListVersion: 0 });
  const path = loadContract().operations.get('appConfig')?.path ?? '';
  const post = async (to: string) => transport({ url: baseUrl + to, method: 'POST', headers, body });
  try {
    const answer = await post(path);
    const type = answer.headers.get('content-type') ?? '';
    if (!/json/i.test(type))
      return `${path} answered HTTP ${answer.status} with ${type || 'no content type'} instead of JSON. Is the base URL right?`;
    const config = parseObject(answer.text);
    if (!config) return `${path} answered HTTP ${answer.status} with no valid JSON object.`;
    if (config['errcode'] !== 0)
      return `${path} answered HTTP ${answer.status} and ${config['errcode'] === undefined ? 'no errcode' : `errcode ${JSON.stringify(config['errcode'])}`}, so that nothing can be checked.`;
    const unknown = await post(NO_CALL).catch((error: unknown) => {
      // A gateway may close the connection for a path that it does not know.
      if (error instanceof TransportError && error.kind === 'closed') return undefined;
      throw error;
    });
    if (unknown?.status === 200 && parseObject(unknown.text)?.['errcode'] === 0)
      return 'The backend answers success to a call that does not exist, so that a pass would mean nothing.';
  } catch (error) {
    if (error instanceof TransportError) return error.message;
    throw error;
  }
  return undefined;
}
