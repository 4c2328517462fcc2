// Compares the answers of a call: statuses, headers and bodies.
import { adds, breaks, narrower, under, wider } from './change.mjs';
import { resolved } from './references.mjs';
import { compareOtherKeywords } from './other-keywords.mjs';

const OF_RESPONSES = new Set(['headers', 'content']);
const OF_MEDIA = new Set(['schema']);
const OF_HEADERS = new Set(['required', 'schema']);

export function compareAnswers(previous, is, documents) {
  return [
    ...Object.entries(previous).flatMap(([status, response]) =>
      status in is
        ? under(` ${status}`, compareResponses(response, is[status], documents))
        : [breaks(` ${status}`, 'status removed')],
    ),
    ...Object.keys(is)
      .filter((status) => !(status in previous))
      // Clients handle every failing status as a failure. They do not expect a second status of success.
      .map((status) =>
        (/^[45]/.test(status) && 'default' in previous ? adds : breaks)(` ${status}`, 'status added'),
      ),
  ];
}

function compareResponses(before, after, documents) {
  const previous = resolved(documents.before, before);
  const is = resolved(documents.after, after);
  const [content, nowContent] = [previous.content ?? {}, is.content ?? {}];
  return [
    ...compareHeaders(previous.headers ?? {}, is.headers ?? {}, documents),
    ...Object.entries(content).flatMap(([type, media]) =>
      type in nowContent
        ? under(Object.keys(content).length > 1 ? ` ${type} ` : ' ', [
            ...documents.schemas(media.schema ?? true, nowContent[type].schema ?? true, 'answer'),
            ...compareOtherKeywords(media, nowContent[type], OF_MEDIA, documents),
          ])
        : [breaks(` ${type}`, 'media type removed')],
    ),
    ...Object.keys(nowContent)
      .filter((type) => !(type in content))
      .map((type) => breaks(` ${type}`, 'media type added')),
    ...compareOtherKeywords(previous, is, OF_RESPONSES, documents),
  ];
}

function compareHeaders(previous, is, documents) {
  return [
    ...Object.entries(previous).flatMap(([name, header]) =>
      name in is
        ? under(` header ${name} `, compareHeader(header, is[name], documents))
        : [breaks(` header ${name}`, 'removed')],
    ),
    ...Object.keys(is)
      .filter((name) => !(name in previous))
      .map((name) => adds(` header ${name}`, 'added')),
  ];
}

function compareHeader(before, after, documents) {
  const previous = resolved(documents.before, before);
  const is = resolved(documents.after, after);
  const [needed, isNeeded] = [previous, is].map(({ required = false }) => required);
  return [
    ...(needed === isNeeded
      ? []
      : [(isNeeded ? narrower : wider)('answer', '', isNeeded ? 'now required' : 'no longer required')]),
    ...documents.schemas(previous.schema ?? true, is.schema ?? true, 'answer'),
    ...compareOtherKeywords(previous, is, OF_HEADERS, documents),
  ];
}
