import { defineMutants, mutate } from '../mutant.ts';

export const transportMutants = defineMutants('transport', 'session', {
  'src/idempotency/keyed-call.ts': {
    'key-is-ignored, key-ignored: ignores the Idempotency-Key': () =>
      mutate('readKeyedCall', 'deposit').replaceCode(
        'if (!operation.isKeyed || header === undefined) return undefined;',
        'return undefined;',
      ),
    'key-with-another-body, key-ignored: answers a key with another body like the first call': () =>
      mutate('#replay', 'deposit').dropOperand('stored.fingerprint !== this.#fingerprint'),
    'key-of-another-call, key-ignored: answers a key of another call like that call': () =>
      mutate('#replay', 'deposit').replaceCode(
        'stored.operation !== this.#operation.id || stored.fingerprint !== this.#fingerprint',
        'false',
      ),
    'refusal-is-not-kept, key-ignored: does not keep a refusal for a key': () =>
      mutate('#record', 'deposit').dropOperand('!this.#isFinal(answer)'),
    'key-at-once, paid-twice: runs a call for each of several simultaneous repeats of a key': () =>
      mutate('answerOnce', 'deposit').replaceStatements(
        'const replay = this.#replay<R>(await tx.draft(this.#documentKey), now);',
        'if (replay) return replay;',
        'await tx.draft(this.#documentKey); await new Promise((resolve) => setTimeout(resolve, 20));',
      ),
    'short-key, limit-off-by-one: accepts a key of seven characters': () =>
      mutate('IDEMPOTENCY_KEY').replaceCode('/^[A-Za-z0-9_-]{8,64}$/', '/^[A-Za-z0-9_-]{7,64}$/'),
    'long-key, limit-off-by-one: refuses a key of 64 characters': () =>
      mutate('IDEMPOTENCY_KEY').replaceCode('/^[A-Za-z0-9_-]{8,64}$/', '/^[A-Za-z0-9_-]{8,63}$/'),
    'reused-key-as-busy, wrong-errcode: answers 104 for a key with another body': () =>
      mutate('#replay', 'deposit').replaceString('idempotencyKeyReused', 'temporarilyUnavailable'),
  },
  'src/idempotency/record.ts': {
    'key-for-an-hour, time-ignored: forgets a key after an hour': () =>
      mutate('RETENTION_MS', 'deposit').replaceCode('DAY_MS', '$ / 24'),
    'key-for-ever, time-ignored: never forgets a key': () =>
      mutate('isCurrent', 'deposit').replaceCode('now < forgetAt', '$ + 1e12'),
    'key-a-moment-longer, limit-off-by-one: keeps a key at exactly the end of its 24 hours': () =>
      mutate('isCurrent', 'deposit').swapOperator('<', '<='),
    'key-of-another-player, foreign-data: answers a key of another player with the answer to that player':
      () =>
        mutate('recordKey', 'deposit').replaceCode(
          '`${PREFIX}${scope}:${idempotencyKey}`',
          '`${PREFIX}0:${idempotencyKey}`',
        ),
    'key-a-moment-shorter, limit-off-by-one: forgets a key a moment before 24 hours are over': () =>
      mutate('isCurrent', 'deposit').replaceCode('now < forgetAt', '$ - 1'),
  },
  'src/pipeline/call-routes.ts': {
    'repeat-not-marked, field-missing: does not mark a repeated answer': () =>
      mutate('createCallRoutes').dropCall('header'),
    'bearer-is-unknown, wrong-errcode: answers 401 to a token after Bearer': () =>
      mutate('bareToken').replaceCode(`(header ?? '').replace(/^Bearer\\s+/i, '')`, "(header ?? '')"),
    'signed-out-as-success, wrong-errcode: answers HTTP 200 to a call without a session': () =>
      mutate('createCallRoutes').replaceCode(
        '{ status: 401, body: unauthenticated(disabled) }',
        '{ status: 200, body: unauthenticated(disabled) }',
      ),
    'any-body, wrong-type: accepts bodies that break the schema': () =>
      mutate('createCallRoutes').dropIf('violation'),
    'any-media-type, wrong-errcode: answers 400 instead of 415 to a form for a call that takes JSON': () =>
      mutate('createCallRoutes').dropIf('isFormRequest(request)'),
  },
  'src/pipeline/answer-headers.ts': {
    'date-of-the-machine, time-ignored: answers the time of the machine as date': () =>
      mutate('setDateHeader').replaceCode('clock.now', 'Date.now'),
    'date-of-a-minute-ago, time-ignored: answers as date the time of a minute ago': () =>
      mutate('setDateHeader').replaceCode('clock.now()', '$ - 60_000'),
  },
  'src/domain/display/pages.ts': {
    'page-overlaps, limit-off-by-one: repeats the last row of a page on the next one': () =>
      mutate('getPage', 'mail').replaceCode(
        'rows.slice((page - 1) * pageSize, page * pageSize)',
        'rows.slice((page - 1) * (pageSize - 1), (page - 1) * (pageSize - 1) + pageSize)',
      ),
    'total-of-the-page, limit-off-by-one: answers the number of rows of the page as total': () =>
      mutate('total', 'mail').replaceCode('rows', '$.slice((page - 1) * pageSize, page * pageSize)'),
    'state-is-ignored, lost-transition: lists orders of all states': () =>
      mutate('filterOrders', 'withdrawal').dropOperand('(status === undefined || order.status === status)'),
  },
  'src/http/envelope.ts': {
    'errcode-as-text, wrong-type: answers errcodes of refusals as text': () =>
      mutate('businessErrorAnswer').setField('errcode', 'String($)'),
    'code-missing, field-missing: leaves code out of refusals': () =>
      mutate('businessErrorAnswer').dropField('code'),
  },
  'src/pipeline/run-handler.ts': {
    'disabled-player-goes-on, lost-transition: accepts the token of a disabled player': () =>
      mutate('authenticate').dropOperand('player.disabled'),
  },
  'src/pipeline/request-limit.ts': {
    'more-calls-than-allowed, limit-off-by-one: allows one call more than the limit of calls': () =>
      mutate('countRequest').swapOperator('>=', '>'),
    'limit-ends-a-moment-earlier, limit-off-by-one: counts calls anew a moment before the window of their limit ends':
      () => mutate('countRequest').replaceCode('now - known.since < windowMs', '$ - 1'),
    'limit-for-longer, time-ignored: answers a second more than the window as time to wait': () =>
      mutate('countRequest').replaceCode('known.since + windowMs - now', 'windowMs + 1000'),
  },
});
