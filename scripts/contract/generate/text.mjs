// Text that several generators share.

/** The first line of every generated TypeScript file. */
export const banner = '// Generated from openapi/ by `npm run generate`. Do not edit.\n\n';

/** A union type, or `never` if there are no members. */
export function union(members) {
  return members.length === 0 ? 'never' : members.join(' | ');
}
