import { nearest } from '#contract/nearest-name.ts';
import type { Parameter } from './document.ts';
import { ControlError } from './handler.ts';

/**
 * Reads the parameters of one place; converts numbers.
 * @throws {ControlError} 400 for an undeclared query parameter or one that breaks its schema
 */
export function readParameters(
  declared: readonly Parameter[],
  place: Parameter['place'],
  given: Readonly<Record<string, unknown>>,
): Record<string, string | number> {
  const known = new Map(
    declared
      .filter((parameter) => parameter.place === place)
      // Node has the names of headers in lower case.
      .map((item) => [place === 'header' ? item.name.toLowerCase() : item.name, item]),
  );
  const read: Record<string, string | number> = {};
  for (const [key, text] of Object.entries(given)) {
    const parameter = known.get(key);
    const { name = key } = parameter ?? {};
    if (!parameter) {
      if (place === 'query') {
        const like = nearest(name, [...known.keys()]);
        const hint = like === undefined ? '.' : `; did you mean ${like}?`;
        throw new ControlError(400, `There is no parameter ${name}${hint}`, { pointer: `/${name}` });
      }
      continue;
    }
    const value = parameter.numeric && /^\d{1,16}$/.test(String(text)) ? Number(text) : String(text);
    const violation = parameter.check(value);
    if (violation)
      throw new ControlError(400, violation.message.replace(/^The body/, name), {
        pointer: `/${name}`,
        rule: violation.rule,
      });
    read[name] = value;
  }
  return read;
}
