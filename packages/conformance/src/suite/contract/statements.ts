import { readContractFile } from './files.ts';

/** A numbered statement of the specification. */
export interface Statement {
  readonly id: string;
  /** The surfaces it is about: contract, sdk, mock (the server), mobile, desktop, docs. */
  readonly on: readonly string[];
  readonly says: string;
}

export function loadStatements(): readonly Statement[] {
  return JSON.parse(readContractFile('statements.json')) as readonly Statement[];
}

/** Why a statement has no check, by the start of its number; the longest start wins. */
const REASONS: readonly (readonly [start: string, reason: string])[] = [
  ['8-', 'a client shows or hides something; the error number itself is in the checks of the call'],
  ['2.', 'a client composes the screen; the calls it uses have checks of their own'],
  ['1-', 'a statement about the whole product, which the checks of its calls establish together'],
  ['3-', 'the schema of every answer is checked in every call of the run'],
  ['7', 'the schema of every answer is checked in every call of the run'],
  ['9-', 'a constant of the client'],
];

/** Why no server can show the statement, or why there is no check of its own. */
export function reasonWithoutCheck({ id, on }: Statement): string {
  if (!on.includes('mock')) return `about ${on.join(', ')}, not about the server`;
  return REASONS.find(([start]) => id.startsWith(start))?.[1] ?? 'a statement about the whole product';
}
