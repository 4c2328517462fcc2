// Compares the requests of a call: parameters and body.
import { adds, breaks, narrower, under, wider } from './change.mjs';
import { resolved } from './references.mjs';
import { compareOtherKeywords } from './other-keywords.mjs';

const OF_PARAMETERS = new Set(['name', 'in', 'required', 'schema']);
const OF_BODIES = new Set(['required', 'content']);
const OF_MEDIA = new Set(['schema']);

export function compareParameters(previous, is, documents) {
  const getName = (parameter) => `${parameter.in} ${parameter.name}`;
  const now = new Map(is.map((parameter) => [getName(parameter), parameter]));
  const old = new Set(previous.map(getName));
  return [
    ...previous.flatMap((parameter) => {
      const current = now.get(getName(parameter));
      if (!current) return [breaks(` ${getName(parameter)}`, 'parameter removed')];
      return under(` ${getName(parameter)}`, [
        ...compareRequired(parameter, current),
        ...documents.schemas(parameter.schema ?? true, current.schema ?? true, 'request'),
        ...compareOtherKeywords(parameter, current, OF_PARAMETERS, documents),
      ]);
    }),
    ...is
      .filter((parameter) => !old.has(getName(parameter)))
      .map((parameter) =>
        parameter.required
          ? breaks(` ${getName(parameter)}`, 'required parameter added')
          : adds(` ${getName(parameter)}`, 'parameter added'),
      ),
  ];
}

export function compareRequestBodies(before, after, documents) {
  const previous = resolved(documents.before, before);
  const is = resolved(documents.after, after);
  if (!previous && !is) return [];
  if (!previous) return [(is.required ? breaks : adds)(' request', 'body added')];
  if (!is) return [breaks(' request', 'body removed')];
  return under(' request', [
    ...compareRequired(previous, is),
    ...Object.entries(previous.content).flatMap(([type, media]) =>
      type in is.content
        ? // If a call takes one media type, the pointer is sufficient.
          under(Object.keys(previous.content).length > 1 ? ` ${type} ` : ' ', [
            ...documents.schemas(media.schema ?? true, is.content[type].schema ?? true, 'request'),
            ...compareOtherKeywords(media, is.content[type], OF_MEDIA, documents),
          ])
        : [breaks(` ${type}`, 'media type removed')],
    ),
    ...Object.keys(is.content)
      .filter((type) => !(type in previous.content))
      .map((type) => adds(` ${type}`, 'media type added')),
    ...compareOtherKeywords(previous, is, OF_BODIES, documents),
  ]);
}

function compareRequired({ required: previous = false }, { required: is = false }) {
  if (previous === is) return [];
  return [(is ? narrower : wider)('request', '', is ? 'now required' : 'no longer required')];
}
