/** One call of a check, as the reports show it. */
export interface RecordedCall {
  readonly operation: string;
  readonly url: string;
  readonly isQuery: boolean;
  /** Which caller made it: 0 for a visitor, else the number of the token. */
  readonly caller: number;
  readonly body: unknown;
  readonly key?: string | undefined;
  readonly status: number;
  readonly answer: unknown;
}

/** Names of fields whose values are never written to a report. */
const SECRET_FIELDS =
  /^(password|oldPassword|newPassword|token|code|nonce|kid|mobile|cardNum|accountName|idNumber)$/;

/** Replaces the values of secret fields, at any depth. The numeric `code` of an answer stays. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_FIELDS.test(name) && typeof inner === 'string' ? '***' : withoutSecrets(inner),
    ]),
  );
}

/** A hook that a check used, in the order of the calls. */
export interface RecordedHook {
  readonly hook: string;
}

export type Step = RecordedCall | RecordedHook;

export const isCall = (step: Step): step is RecordedCall => 'operation' in step;

/**
 * The shortest sequence that shows a finding: what changed something, and the last call. Calls of a check that only
 * read are left out.
 */
export function shortestSequence(steps: readonly Step[]): readonly Step[] {
  const last = steps.findLastIndex(isCall);
  return steps.filter(
    (step, index) => index === last || !isCall(step) || (!step.isQuery && step.status === 200),
  );
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A step as a line for a shell; the token of a caller is a variable, and a hook is a comment. */
export function toCurl(step: Step): string {
  if (!isCall(step)) return `# hook: ${step.hook}`;
  const headers = [
    `-H 'content-type: application/json'`,
    ...(step.caller > 0 ? [`-H "authorization: $TOKEN_${step.caller}"`] : []),
    ...(step.key === undefined ? [] : [`-H ${quote(`idempotency-key: ${step.key}`)}`]),
  ];
  return `curl -X POST ${quote(step.url)} ${headers.join(' ')} -d ${quote(JSON.stringify(step.body))}`;
}
