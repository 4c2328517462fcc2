// Compares the keywords of a schema that contain no other schema.
import { adds, breaks, breaksCode, narrower, shown, wider } from './change.mjs';
import { LOWER_BOUNDS, UPPER_BOUNDS } from './flat-schema.mjs';

const toTexts = (values) => values.map((value) => JSON.stringify(value));
const without = (texts, others) => texts.filter((text) => !others.includes(text));

/** Generated clients have a type for it, so only a further type of a body is an addition. */
export function compareTypes({ types: before }, { types: after }, direction) {
  const [previous, is] = [before ?? [], after ?? []].map((types) => types.toSorted());
  if (previous.join() === is.join()) return [];
  const text = `type ${previous.join(' | ') || 'any'} -> ${is.join(' | ') || 'any'}`;
  const onlyMore = is.length === 0 || (previous.length > 0 && without(previous, is).length === 0);
  return [direction === 'request' && onlyMore ? adds('', text) : breaks('', text)];
}

/** Compares `enum` and `const`. A removed value breaks generated clients in both directions. */
export function compareValues(before, after, direction) {
  if (before.values === undefined && after.values === undefined) return [];
  if (before.values === undefined || after.values === undefined) {
    const text = `values ${shown(before.values)} -> ${shown(after.values)}`;
    const change = (after.values ? narrower : wider)(direction, '', text);
    // The generated type changes.
    return [change.effect === 'addition' && direction === 'answer' ? { ...change, effect: 'code' } : change];
  }
  const [previous, is] = [toTexts(before.values), toTexts(after.values)];
  const gone = without(previous, is);
  const added = without(is, previous);
  const renamed = previous.filter((text) => {
    const [name, now] = [before.names.get(text), after.names.get(text)];
    return name !== undefined && now !== name && is.includes(text);
  });
  return [
    ...gone.map((text) => {
      const change = narrower(direction, '', `value ${text} removed`);
      return change.effect === 'addition' ? { ...change, effect: 'code' } : change;
    }),
    ...added.map((text) => ({ ...wider(direction, '', `value ${text} added`), isNewValue: true })),
    ...renamed.map((text) =>
      breaks('', `value ${text} is called ${after.names.get(text)}, was ${before.names.get(text)}`),
    ),
  ];
}

export function compareBounds({ bounds: before }, { bounds: after }, direction) {
  const compare = (keyword, isTighter) => {
    const [previous, is] = [before.get(keyword), after.get(keyword)];
    if (previous === is) return [];
    const tighter = previous === undefined || (is !== undefined && isTighter(is, previous));
    return [(tighter ? narrower : wider)(direction, '', `${keyword} ${shown(previous)} -> ${shown(is)}`)];
  };
  return [
    ...LOWER_BOUNDS.flatMap((keyword) => compare(keyword, (is, previous) => is > previous)),
    ...UPPER_BOUNDS.flatMap((keyword) => compare(keyword, (is, previous) => is < previous)),
  ];
}

export function compareMarks({ marks: before }, { marks: after }) {
  return [...compareExtensible(before, after), ...compareDeprecation(before, after)];
}

function compareExtensible(before, after) {
  const [previous, is] = [before, after].map((marks) => marks.get('x-extensible') === true);
  if (previous === is) return [];
  return [is ? adds('', 'x-extensible added') : breaks('', 'x-extensible removed')];
}

function compareDeprecation(before, after) {
  const [previous, is] = [before, after].map((marks) => marks.get('deprecated') === true);
  const [end, newEnd] = [before.get('x-sunset'), after.get('x-sunset')];
  if (previous !== is) return [adds('', is ? `deprecated, until ${newEnd}` : 'no longer deprecated')];
  if (end === newEnd) return [];
  const text = `x-sunset ${end} -> ${newEnd}`;
  return [newEnd < end ? breaks('', text) : adds('', text)];
}

/** Compares patterns, flags and unknown keywords. A change has a direction only if the keyword is added or removed. */
export function compareOthers({ others: before }, { others: after }, direction) {
  const keywords = [...new Set([...before.keys(), ...after.keys()])];
  return keywords.flatMap((keyword) => {
    const [previous, is] = [before, after].map((others) =>
      [...(others.get(keyword) ?? [])].toSorted().join(' '),
    );
    if (previous === is) return [];
    const text = `${keyword} ${previous || 'none'} -> ${is || 'none'}`;
    if (keyword === 'format') return [breaksCode('', text)];
    if (!['pattern', 'uniqueItems', 'multipleOf'].includes(keyword)) return [breaks('', text)];
    if (previous === '') return [narrower(direction, '', text)];
    return [is === '' ? wider(direction, '', text) : breaks('', text)];
  });
}
