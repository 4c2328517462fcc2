import { PROFILES, type Check } from '../protocol/check.ts';
import type { HookName, Hooks } from '../protocol/hooks.ts';
import { CHECKS } from '../suite/checks.ts';
import { loadStatements, reasonWithoutCheck } from '../suite/contract/statements.ts';

/** The checks, and the statements without one. */
export function listChecks(): string {
  const lines: string[] = [];
  for (const [profile, title] of Object.entries(PROFILES)) {
    lines.push(`${title} (${profile})`);
    for (const { id, level, title: words, statements } of CHECKS.filter((check) => check.profile === profile))
      lines.push(`  ${id}  [${level}; ${statements.join(', ')}]  ${words}`);
    lines.push('');
  }
  const covered = new Set(CHECKS.flatMap(({ statements }) => statements));
  lines.push('Statements without a check of their own');
  const all = loadStatements();
  for (const statement of all)
    if (!covered.has(statement.id))
      lines.push(`  ${statement.id}  ${statement.says}`, `      ${reasonWithoutCheck(statement)}`);
  lines.push(
    '',
    `${CHECKS.length} checks of ${covered.size} statements; the specification has ${all.length}.`,
  );
  return lines.join('\n');
}

/** What a run does with each hook that changes something. */
const HOOK_EFFECTS: Partial<Readonly<Record<HookName, string>>> = {
  createPlayer: 'creates players with coins, points and a history.',
  readCode: 'reads one-time codes of the numbers of the run.',
  settleOrder: 'pays deposits and withdrawals of the run.',
  refuseOrder: 'refuses deposits and withdrawals of the run.',
  decideIdentity: 'decides identity verifications of the run.',
  sendMail: 'sends mails with rewards to players of the run.',
  playRound: 'plays rounds of games with coins of the run.',
  disablePlayer: 'disables players of the run, for good.',
  moveTime: 'moves the time of the backend forward, by up to months. It is never moved back.',
  setConfig:
    'changes the configuration while a check runs: without isolate for everybody, and it is set back afterwards.',
};

export function describePlan(
  baseUrl: string,
  checks: readonly Check[],
  hooks: Hooks,
  readOnly: boolean,
): string {
  const run = checks.filter((check) => !readOnly || check.readOnly);
  const profiles = new Set(run.map(({ profile }) => profile));
  const lines = [`Plan for ${baseUrl}: ${run.length} checks; profiles: ${[...profiles].join(', ')}.`];
  if (readOnly) return [...lines, 'The run changes nothing.'].join('\n');
  const creation =
    hooks.createPlayer || hooks.isolate
      ? 'with the hook createPlayer and by registration'
      : 'by registration';
  lines.push(
    'The run changes data of its own players, and with hooks the time and the configuration of the backend:',
    `  - It creates players ${creation}, and writes their profiles and personal data.`,
    '  - It makes deposit and withdrawal orders, safebox moves, claims and other ledger entries of these players.',
    hooks.isolate
      ? '  - Each check has an environment of its own, which is removed afterwards (hook isolate).'
      : '  - The players and orders of the run stay in the backend.',
    ...Object.entries(HOOK_EFFECTS)
      .filter(([name]) => hooks.isolate || hooks[name as HookName])
      .map(([name, effect]) => `  - ${name}: ${effect}`),
  );
  return lines.join('\n');
}
