import { PROFILES, type Check } from '../protocol/check.ts';
import { HOOK_NAMES, type Hooks } from '../protocol/hooks.ts';
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

export function describePlan(
  baseUrl: string,
  checks: readonly Check[],
  hooks: Hooks,
  readOnly: boolean,
): string {
  const run = checks.filter((check) => !readOnly || check.readOnly);
  const profiles = new Set(run.map(({ profile }) => profile));
  const lines = [`Plan for ${baseUrl}: ${run.length} checks of ${profiles.size} profiles.`];
  if (readOnly) return [...lines, 'The run changes nothing.'].join('\n');
  const creation =
    hooks.createPlayer || hooks.isolate
      ? 'with the hook createPlayer and by registration'
      : 'by registration';
  lines.push(
    'The run changes data of its own players only:',
    `  - It creates players ${creation}, and writes their profiles and personal data.`,
    '  - It makes deposit and withdrawal orders, safebox moves, claims and other ledger entries of these players.',
    hooks.isolate
      ? '  - Each check has an environment of its own, which is removed afterwards (hook isolate).'
      : '  - The players and orders of the run stay in the backend.',
    ...HOOK_NAMES.filter((name) => hooks[name]).map((name) => `  - It uses the hook ${name}.`),
  );
  return lines.join('\n');
}
