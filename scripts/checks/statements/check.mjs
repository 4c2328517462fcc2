// Checks the record of the specification's statements. Has no side effects: the caller reads the files.
import { createHash } from 'node:crypto';

const SURFACES = ['contract', 'sdk', 'mock', 'mobile', 'desktop', 'docs'];

/**
 * `proved`: on each surface a test fails if the statement is broken. `resolved`: the same for a gap or an oddity of the
 * specification. `untested`: built, but no test fails on the surfaces under `untested`. `differs`: the product deviates
 * by a decision. `not built`: with the reason.
 */
export const STATES = ['proved', 'resolved', 'untested', 'differs', 'not built'];

/** The state of a statement: the record names only `differs` and `not built`. */
export function getState({ state, untested, gap, odd }) {
  if (state) return state;
  if (untested) return 'untested';
  return gap || odd ? 'resolved' : 'proved';
}

/**
 * Returns a digest of the customer's wording, which detects reworded statements.
 * @param {{ section: string, statements: object[] }[]} sections in the order of the specification
 * @returns {string} SHA-256 in hexadecimal
 */
export function computeDigest(sections) {
  const words = sections.map(({ section, statements }) => [
    section,
    statements.map(({ id, on, says, gap, odd, proposal }) => [
      id,
      on,
      says,
      gap ?? false,
      odd ?? false,
      proposal ?? '',
    ]),
  ]);
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}

/** The surfaces on which a proof proves its statement. */
export const findProvedSurfaces = (proof, statement) =>
  (proof.on.length > 0 ? proof.on : proof.sees).filter((surface) => statement.on.includes(surface));

/**
 * Checks all statements and their proofs.
 * @param {object[]} statements
 * @param {import('./proofs.mjs').Proof[]} proofs
 * @param {(file: string) => boolean} exists
 * @returns {string[]} a sentence for each error
 */
export function findErrors(statements, proofs, exists) {
  const known = new Map(statements.map((statement) => [statement.id, statement]));
  return [
    ...(known.size < statements.length ? ['two statements have the same number'] : []),
    ...proofs.flatMap((proof) => findProofErrors(proof, known.get(proof.id))),
    ...statements.flatMap((statement) =>
      findStatementErrors(
        statement,
        proofs.filter(({ id }) => id === statement.id),
        exists,
      ).map((error) => `${statement.id}: ${error}`),
    ),
  ];
}

function findProofErrors(proof, statement) {
  const { id, file, title, sees, on } = proof;
  const place = `${file}: spec ${id}`;
  if (statement === undefined) return [`${place} does not exist`];
  if (title === '' && !sees.includes('docs')) return [`${place} is not above a test`];
  const hidden = on.filter((surface) => !sees.includes(surface));
  if (hidden.length > 0) return [`${place}: "${title}" does not run on ${hidden.join(', ')}`];
  const foreign = on.filter((surface) => !statement.on.includes(surface));
  if (foreign.length > 0 || findProvedSurfaces(proof, statement).length === 0)
    return [`${place} is not observable on ${(foreign.length > 0 ? foreign : sees).join(', ')}`];
  return [];
}

function findStatementErrors(statement, proofs, exists) {
  const { on, untested = {}, how, decision } = statement;
  const state = getState(statement);
  if (!STATES.includes(state)) return [`the state "${state}" is not one of ${STATES.join(', ')}`];
  const errors = [];
  const report = (error) => errors.push(error);
  const proved = new Set(proofs.flatMap((proof) => findProvedSurfaces(proof, statement)));
  // A key of `untested` names one or more surfaces: `mobile desktop`.
  const open = new Set(Object.keys(untested).flatMap((key) => key.split(' ')));
  const hasReason = ['differs', 'not built'].includes(state);
  for (const surface of on) if (!SURFACES.includes(surface)) report(`"${surface}" is not a surface`);
  for (const surface of open) if (!on.includes(surface)) report(`it is not observable on "${surface}"`);
  for (const surface of on) {
    if (proved.has(surface) && open.has(surface)) report(`${surface} has a test and is listed as untested`);
    if (!hasReason && !proved.has(surface) && !open.has(surface))
      report(`${surface} has neither a test nor a reason`);
  }
  if (state !== 'untested' && open.size > 0) report(`its state is "${state}", but surfaces are untested`);
  if (hasReason && !how) report(`"${state}" needs "how"`);
  if (state === 'differs' && !decision) report('"differs" needs a decision');
  if (decision !== undefined && !exists(decision)) report(`${decision} does not exist`);
  return errors;
}

/** Counts the statements of each state. */
export function countStates(statements) {
  return Object.fromEntries(
    STATES.map((state) => [state, statements.filter((statement) => getState(statement) === state).length]),
  );
}
