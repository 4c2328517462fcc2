// Compares the security requirements of calls.
import { adds, breaks, shown } from './change.mjs';

/** The alternatives of a call, or of the document. An empty list means that no token is needed. */
function getAlternatives(call, { security }) {
  const all = call.security ?? security;
  return all.length === 0 ? ['{}'] : all.map((alternative) => JSON.stringify(alternative));
}

/** The credentials of existing callers must stay valid: alternatives may be added, but not removed or changed. */
export function compareSecurity(previous, is, { before, after }) {
  const [old, now] = [getAlternatives(previous, before), getAlternatives(is, after)];
  // If no token is needed any more, callers with a token are still accepted.
  const isOpen = now.includes('{}');
  return [
    ...old
      .filter((text) => !now.includes(text) && !isOpen)
      .map((text) =>
        breaks(' security', `${text === '{}' ? 'a call without a token' : text} no longer suffices`),
      ),
    ...now.filter((text) => !old.includes(text)).map((text) => adds(' security', `${text} suffices`)),
    ...getSchemes(old).flatMap((name) => {
      const [scheme, current] = [before, after].map(({ components }) => components.securitySchemes?.[name]);
      if (JSON.stringify(scheme) === JSON.stringify(current)) return [];
      return [breaks(' security', `${name} ${shown(scheme)} -> ${shown(current)}`)];
    }),
  ];
}

function getSchemes(alternatives) {
  return [...new Set(alternatives.flatMap((text) => Object.keys(JSON.parse(text))))];
}
