import { quote, quoteDouble } from './shell.ts';
import type { RecordedCall, RecordedPlayer } from './steps.ts';

/** The command of this package, as a reader types it. */
const TOOL = 'npx @tara/conformance';

/** A word that encrypts a password. */
export const writeEncryption = (baseUrl: string, password: string): string =>
  `$(${TOOL} encrypt ${quoteDouble(baseUrl)} ${quote(password)})`;

/** The command that registers a player or logs one in. */
export const writePlayer = (baseUrl: string, player: RecordedPlayer): string =>
  `${TOOL} player ${quoteDouble(baseUrl)} --account ${quoteDouble(player.account)} --password ${quote(player.password)}${player.isNew ? ' --register' : ''}`;

/** Describes a form so that it can be sent again. */
export async function writeForm(form: FormData): Promise<RecordedCall['form']> {
  const options: string[] = [];
  let input = '';
  for (const [name, value] of form) {
    if (typeof value === 'string') options.push(`-F ${quote(`${name}=${value}`)}`);
    else {
      options.push(`-F ${quote(`${name}=@-;filename=${value.name};type=${value.type}`)}`);
      const bytes = Buffer.from(await value.arrayBuffer());
      const length = bytes.findLastIndex((byte) => byte !== 0) + 1;
      const zeros = length < bytes.length ? `head -c ${bytes.length - length} /dev/zero; ` : '';
      const start = bytes.subarray(0, length).toString('base64');
      input += `{ printf %s ${quote(start)} | base64 -d; ${zeros}} | `;
    }
  }
  return { options: options.join(' '), input };
}

/** The command that makes a call. */
export function writeCall(call: RecordedCall, isHeadShown: boolean): string {
  const { method, url, headers, form, sent, giveUpAfterMs } = call;
  const parts = [
    `${form?.input ?? ''}curl -s${isHeadShown ? 'i' : ''} -X ${method}`,
    giveUpAfterMs !== undefined && `--max-time ${Math.max(giveUpAfterMs, 1) / 1000}`,
    quoteDouble(url),
    ...Object.entries(headers).map(
      ([name, value]) => `-H ${(name === 'content-type' ? quote : quoteDouble)(`${name}: ${value}`)}`,
    ),
    form?.options,
    sent !== undefined && `-d ${quote(typeof sent === 'string' ? sent : JSON.stringify(sent))}`,
  ];
  return parts.filter(Boolean).join(' ');
}
