// Small pieces of generated text.

/** Heads every generated TypeScript file. */
export const banner = '// Generated from openapi/ by `npm run generate`. Do not edit.\n\n';

/** A union type; `never` when there is nothing to choose from. */
export function union(members) {
  return members.length === 0 ? 'never' : members.join(' | ');
}
