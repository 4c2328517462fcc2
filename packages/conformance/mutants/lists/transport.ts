import { defineMutants, mutate } from '../mutant.ts';

export const transportMutants = defineMutants('transport', 'session', {
  'src/idempotency/keyed-call.ts': {
    'key-is-ignored': mutate('readKeyedCall')
      .replaceCode('if (!operation.isKeyed || header === undefined) return undefined;', 'return undefined;')
      .ofProfile('deposit')
      .as('key-ignored: ignores the Idempotency-Key'),
    'key-with-another-body': mutate('#replay')
      .dropOperand('stored.fingerprint !== this.#fingerprint')
      .ofProfile('deposit')
      .as('key-ignored: answers a key with another body like the first call'),
    'key-of-another-call': mutate('#replay')
      .replaceCode(
        'stored.operation !== this.#operation.id || stored.fingerprint !== this.#fingerprint',
        'false',
      )
      .ofProfile('deposit')
      .as('key-ignored: answers a key of another call like that call'),
    'refusal-is-not-kept': mutate('#record')
      .dropOperand('!this.#isFinal(answer)')
      .ofProfile('deposit')
      .as('key-ignored: does not keep a refusal for a key'),
    'key-at-once': mutate('answerOnce')
      .replaceStatements(
        'const replay = this.#replay<R>(await tx.draft(this.#documentKey), now);',
        'if (replay) return replay;',
        'await tx.draft(this.#documentKey); await new Promise((resolve) => setTimeout(resolve, 20));',
      )
      .ofProfile('deposit')
      .as('paid-twice: runs a call for each of several simultaneous repeats of a key'),
    'short-key': mutate('IDEMPOTENCY_KEY')
      .replaceCode('/^[A-Za-z0-9_-]{8,64}$/', '/^[A-Za-z0-9_-]{7,64}$/')
      .as('limit-off-by-one: accepts a key of seven characters'),
    'long-key': mutate('IDEMPOTENCY_KEY')
      .replaceCode('/^[A-Za-z0-9_-]{8,64}$/', '/^[A-Za-z0-9_-]{8,63}$/')
      .as('limit-off-by-one: refuses a key of 64 characters'),
    'reused-key-as-busy': mutate('#replay')
      .replaceString('idempotencyKeyReused', 'temporarilyUnavailable')
      .ofProfile('deposit')
      .as('wrong-errcode: answers 104 for a key with another body'),
  },
  'src/idempotency/record.ts': {
    'key-for-an-hour': mutate('RETENTION_MS')
      .replaceCode('DAY_MS', '$ / 24')
      .ofProfile('deposit')
      .as('time-ignored: forgets a key after an hour'),
    'key-for-ever': mutate('isCurrent')
      .replaceCode('now < forgetAt', '$ + 1e12')
      .ofProfile('deposit')
      .as('time-ignored: never forgets a key'),
    'key-a-moment-longer': mutate('isCurrent')
      .swapOperator('<', '<=')
      .ofProfile('deposit')
      .as('limit-off-by-one: keeps a key at exactly the end of its 24 hours'),
    'key-of-another-player': mutate('recordKey')
      .replaceCode('`${PREFIX}${scope}:${idempotencyKey}`', '`${PREFIX}0:${idempotencyKey}`')
      .ofProfile('deposit')
      .as('foreign-data: answers a key of another player with the answer to that player'),
  },
  'src/pipeline/call-routes.ts': {
    'repeat-not-marked': mutate('createCallRoutes')
      .dropCall('header')
      .as('field-missing: does not mark a repeated answer'),
    'bearer-is-unknown': mutate('bareToken')
      .replaceCode(`(header ?? '').replace(/^Bearer\\s+/i, '')`, "(header ?? '')")
      .as('wrong-errcode: answers 401 to a token after Bearer'),
    'signed-out-as-success': mutate('createCallRoutes')
      .replaceCode(
        '{ status: 401, body: unauthenticated(disabled) }',
        '{ status: 200, body: unauthenticated(disabled) }',
      )
      .as('wrong-errcode: answers HTTP 200 to a call without a session'),
    'any-body': mutate('createCallRoutes')
      .dropIf('violation')
      .as('wrong-type: accepts bodies that break the schema'),
    'any-media-type': mutate('createCallRoutes')
      .dropIf('isFormRequest(request)')
      .as('wrong-errcode: answers 400 instead of 415 to a form for a call that takes JSON'),
  },
  'src/pipeline/answer-headers.ts': {
    'date-of-the-machine': mutate('setDateHeader')
      .replaceCode('clock.now', 'Date.now')
      .as('time-ignored: answers the time of the machine as date'),
  },
  'src/domain/display/pages.ts': {
    'page-overlaps': mutate('getPage')
      .replaceCode(
        'rows.slice((page - 1) * pageSize, page * pageSize)',
        'rows.slice((page - 1) * (pageSize - 1), (page - 1) * (pageSize - 1) + pageSize)',
      )
      .ofProfile('mail')
      .as('limit-off-by-one: repeats the last row of a page on the next one'),
    'total-of-the-page': mutate('total')
      .replaceCode('rows', '$.slice((page - 1) * pageSize, page * pageSize)')
      .ofProfile('mail')
      .as('limit-off-by-one: answers the number of rows of the page as total'),
    'state-is-ignored': mutate('filterOrders')
      .dropOperand('(status === undefined || order.status === status)')
      .ofProfile('withdrawal')
      .as('lost-transition: lists orders of all states'),
  },
  'src/http/envelope.ts': {
    'errcode-as-text': mutate('businessErrorAnswer')
      .setField('errcode', 'String($)')
      .as('wrong-type: answers errcodes of refusals as text'),
    'code-missing': mutate('businessErrorAnswer')
      .dropField('code')
      .as('field-missing: leaves code out of refusals'),
  },
  'src/pipeline/run-handler.ts': {
    'disabled-player-goes-on': mutate('authenticate')
      .dropOperand('player.disabled')
      .as('lost-transition: accepts the token of a disabled player'),
  },
  'src/pipeline/request-limit.ts': {
    'more-calls-than-allowed': mutate('countRequest')
      .swapOperator('>=', '>')
      .as('limit-off-by-one: allows one call more than the limit of calls'),
  },
});
