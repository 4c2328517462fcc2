import { COMMON_FIELDS } from '../protocol/backend.ts';
import { TransportError, type Transport } from '../protocol/transport.ts';
import { loadContract } from './contract/contract.ts';

/** Runs the canary: the address answers the configuration as the contract says, and refuses a call that does not exist. */
export async function runCanary(baseUrl: string, transport: Transport): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ ...COMMON_FIELDS, gameListVersion: 0 });
  const appConfig = loadContract().operations.get('appConfig');
  if (!appConfig) return 'The contract has no call appConfig.';
  try {
    const answer = await transport({ url: baseUrl + appConfig.path, method: 'POST', headers, body });
    const type = answer.headers.get('content-type') ?? '';
    if (!/json/i.test(type))
      return `${appConfig.path} answered HTTP ${answer.status} with ${type || 'no content type'} instead of JSON. Is the base URL right?`;
    const config = JSON.parse(answer.text) as { errcode?: unknown };
    if (config.errcode !== 0)
      return `${appConfig.path} answered errcode ${String(config.errcode)}, so that nothing can be checked.`;
    const unknown = await transport({ url: `${baseUrl}/app/v1/noSuchCall`, method: 'POST', headers, body });
    if (unknown.status === 200 && /"errcode":\s*0\b/.test(unknown.text))
      return 'The backend answers success to a call that does not exist, so that a pass would mean nothing.';
  } catch (error) {
    if (error instanceof TransportError) return error.message;
    if (!(error instanceof SyntaxError)) throw error;
    return `${appConfig.path} answered no valid JSON.`;
  }
  return undefined;
}
