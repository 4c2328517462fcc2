import { defineMutants, mutate } from '../mutant.ts';

export const sessionMutants = defineMutants('session', 'session', {
  'src/domain/accounts/welcome.ts': {
    'reward-one-hundredth-more, off-by-one-hundredth: grants a hundredth more at the registration': () =>
      mutate('welcomePlayer').replaceCode('context.config.userRegisterCoin', '$ + 1'),
  },
  'src/handlers/sign-in.ts': {
    'unknown-as-wrong-password, wrong-errcode: answers 1017 for an unknown account': () =>
      mutate('findPlayer').replaceString('accountNotFound', 'passwordWrong'),
    'wrong-password-as-unknown, wrong-errcode: answers 1018 for a wrong password': () =>
      mutate('logIn').replaceString('passwordWrong', 'accountNotFound'),
    'disabled-as-unknown, wrong-errcode: answers 1018 for a disabled account': () =>
      mutate('logIn').replaceString('accountDisabled', 'accountNotFound'),
    'locked-as-wrong-password, wrong-errcode: answers 1017 for a locked account': () =>
      mutate('logIn').replaceString('tooManyAttempts', 'passwordWrong'),
    'wrong-passwords-do-not-count, lost-transition: does not count wrong passwords': () =>
      mutate('logIn').dropCall('countFailure'),
    'right-password-clears-nothing, lost-transition: still counts earlier wrong passwords after a log-in':
      () => mutate('logIn').dropCall('clearLockout'),
    'locked-attempt-extends-the-lock, refusal-with-effect: extends the lock with each attempt': () =>
      mutate('logIn').replaceCode(
        "throw new BusinessError('tooManyAttempts', { retryAfterMs: draft.lockout.until - now });",
        "draft.lockout.until = now + 900_000; return new BusinessError('tooManyAttempts', { retryAfterMs: draft.lockout.until - now });",
      ),
    'lock-for-longer, time-ignored: answers a minute more than the rest of a lock': () =>
      mutate('logIn').setField('retryAfterMs', '$ + 60_000'),
    'disabled-player-logs-in, lost-transition: logs a disabled player in': () =>
      mutate('logIn').dropIf('draft.disabled'),
    'wrong-password-is-repeated, foreign-data: repeats a wrong password in the details of its refusal': () =>
      mutate('logIn').replaceCode(
        "new BusinessError('passwordWrong')",
        'Object.assign($, { detail: { given: plain } })',
      ),
    'lock-of-all-accounts, foreign-data: locks all accounts after five wrong passwords for one': () =>
      mutate('logIn').replaceCode(
        'isLocked(draft.lockout, now)',
        'now < ((globalThis.locks ??= {})[world.prefix] = Math.max(globalThis.locks[world.prefix] ?? 0, draft.lockout.until))',
      ),
  },
  'src/handlers/registration.ts': {
    'taken-as-unavailable, wrong-errcode: answers 1049 for a taken account name': () =>
      mutate('requireFree').replaceString('accountExists', 'registrationUnavailable'),
    'wrong-call-as-odd-input, wrong-errcode: answers 101 for the registration call of another type': () =>
      mutate('checkWay').replaceString('registrationUnavailable', 'signInInputInvalid'),
    'odd-name-as-unavailable, wrong-errcode: answers 1049 for an odd account name': () =>
      mutate('register').replaceString('signInInputInvalid', 'registrationUnavailable'),
    'wrong-code-registers, refusal-with-effect: takes the name of a registration that it refuses because of the code':
      () =>
        mutate('register').replaceCode(
          "return new BusinessError('registrationCodeWrong', { pointer: '/code' });",
          '{ tx.create(accountKey(account), { playerId: 10001 }); $ }',
        ),
    'code-is-repeated, foreign-data: repeats the one-time code in the answer to a registration': () =>
      mutate('register').replaceCode(
        'sessionAnswer(player, await signIn(player, tx, context), current)',
        '{ ...$, usedForRegistration: code }',
      ),
  },
  'src/handlers/sms.ts': {
    'early-code-as-limit, wrong-errcode: answers that too many codes were sent within the minute': () =>
      mutate('sendCode').replaceString('smsTooSoon', 'smsLimitReached'),
    'odd-number-as-too-soon, wrong-errcode: answers that a code was just sent to an odd number': () =>
      mutate('sendCode').replaceString('smsMobileInvalid', 'smsTooSoon'),
    'code-after-59-seconds, limit-off-by-one: sends another code a moment too early': () =>
      mutate('sendCode').replaceCode('known.sentAt + RESEND_MS', '$ - 1'),
    'early-code-restarts-the-minute, refusal-with-effect: begins the minute anew when it refuses a code':
      () =>
        mutate('sendCode').replaceCode(
          "throw new BusinessError('smsTooSoon', { retryAfterMs: wait });",
          "{ known.sentAt = now; return new BusinessError('smsTooSoon', { retryAfterMs: wait }); }",
        ),
    'wait-in-seconds, wrong-type: answers in seconds how long to wait for another code': () =>
      mutate('sendCode').setField('retryAfterMs', 'Math.ceil($ / 1000)'),
    'code-in-the-answer, foreign-data: answers the one-time code that it sends': () =>
      mutate('sendCode').replaceCode('return {};', 'return { otpCode: code };'),
    'refused-code-counts, refusal-with-effect: counts a code that it refuses as one of the ten of a day':
      () =>
        mutate('sendCode').replaceCode(
          "throw new BusinessError('smsTooSoon', { retryAfterMs: wait });",
          "{ known.sentThatDay += 1; return new BusinessError('smsTooSoon', { retryAfterMs: wait }); }",
        ),
  },
  'src/handlers/sign-in-checks.ts': {
    'old-nonce-as-odd-input, wrong-errcode: answers 101 for a password for another nonce': () =>
      mutate('checkSignIn').replaceCode(
        "decrypted.failure === 'stale' ? 'passwordKeyStale' : 'signInInputInvalid'",
        "'signInInputInvalid'",
      ),
  },
  'src/handlers/account.ts': {
    'log-out-is-lost, lost-transition: keeps the session after the log-out': () =>
      mutate('accountLogout').dropCall('closeSession'),
    'log-out-everywhere, wrong-order: ends all sessions with one log-out': () =>
      mutate('accountLogout').replaceCode('closeSession(draft, tx, token)', 'closeSessions(draft, tx)'),
    'new-password-keeps-sessions, lost-transition: keeps the sessions after a forgotten password was replaced':
      () => mutate('resetPassword').dropCall('closeSessions'),
    'disabled-player-gets-a-password, lost-transition: replaces the forgotten password of a disabled player':
      () => mutate('resetPassword').dropIf('draft.disabled'),
    'disabled-player-loses-the-password, refusal-with-effect: replaces the password of a disabled player whom it refuses':
      () =>
        mutate('resetPassword').replaceCode(
          "throw new BusinessError('accountDisabled');",
          "{ draft.passwordHash = passwordHash; return new BusinessError('accountDisabled'); }",
        ),
    'wrong-code-of-a-reset-does-not-count, lost-transition: does not count wrong codes for a forgotten password':
      () => mutate('resetPassword').replaceCode('return businessError;', 'throw businessError;'),
    'reset-keeps-the-lock, lost-transition: refuses the log-in with a new password because of wrong tries with the forgotten one':
      () => mutate('resetPassword').dropCall('clearLockout'),
    'bound-number-as-unknown, wrong-errcode: answers that no account has a number that a player with a username has bound':
      () =>
        mutate('resetPassword').replaceCode(
          'tx.peek(mobileKey(countryCode, account))',
          'tx.peek(`account:${account}`)',
        ),
  },
  'src/pipeline/run-handler.ts': {
    'session-never-ends, time-ignored: accepts a token after its lifetime': () =>
      mutate('authenticate').replaceCode('session.expiresAt <= world.clock.now()', 'session.expiresAt === 0'),
    'session-a-moment-longer, limit-off-by-one: accepts a token exactly at its end': () =>
      mutate('authenticate').swapOperator('<=', '<'),
    'session-a-moment-shorter, limit-off-by-one: refuses a token a moment before its end': () =>
      mutate('authenticate').replaceCode('session.expiresAt', '$ - 1'),
  },
  'src/domain/accounts/otp.ts': {
    'code-never-ends, time-ignored: accepts a code after five minutes': () =>
      mutate('redeemCode').dropOperand('now - state.sentAt > VALID_MS'),
    'code-a-moment-shorter, limit-off-by-one: refuses a code a moment before five minutes are over': () =>
      mutate('redeemCode').replaceCode('now - state.sentAt > VALID_MS', 'now - state.sentAt >= VALID_MS - 1'),
    'sixth-wrong-code, limit-off-by-one: locks a code after six wrong attempts': () =>
      mutate('redeemCode').swapOperator('>=', '>'),
    'eleven-codes, limit-off-by-one: sends eleven codes a day': () =>
      mutate('MAX_PER_DAY').replaceNumber('10', '11'),
    'codes-of-the-day-in-utc, wrong-zone: counts the codes of a day in UTC': () =>
      mutate('countSentToday').replaceCode(
        'toDay(state.sentAt, zoneMinutes) === toDay(now, zoneMinutes)',
        'toDay(state.sentAt, 0) === toDay(now, 0)',
      ),
    'codes-of-all-days, time-ignored: counts the codes of all days': () =>
      mutate('countSentToday').dropOperand('toDay(state.sentAt, zoneMinutes) === toDay(now, zoneMinutes)'),
    'code-twice, paid-twice: accepts a code again and again': () =>
      mutate('redeemCode').dropAssignment('state.used'),
    'one-code-for-all-numbers, foreign-data: limits the codes of all numbers together': () =>
      mutate('otpKey').replaceCode('`otp:${countryCode}:${mobile}`', '`otp:${countryCode}`'),
    'code-for-four-and-a-half-minutes, time-ignored: accepts a code for 4 minutes and 31 seconds': () =>
      mutate('VALID_MS').replaceCode('5 * MINUTE_MS', '271_000'),
    'code-a-moment-longer, limit-off-by-one: accepts a code a moment after five minutes': () =>
      mutate('redeemCode').replaceCode('now - state.sentAt > VALID_MS', '$ + 1'),
    'code-after-31-seconds, time-ignored: sends another code after 31 seconds': () =>
      mutate('RESEND_MS').replaceNumber('60', '31'),
  },
  'src/domain/accounts/account-rules.ts': {
    'longest-name-refused, limit-off-by-one: refuses names and passwords of exactly the greatest length':
      () => mutate('lengthWithin').swapOperator('<=', '<'),
    'shortest-name-refused, limit-off-by-one: refuses names and passwords of exactly the least length': () =>
      mutate('lengthWithin').swapOperator('>=', '>'),
  },
  'src/domain/player/documents.ts': {
    'case-of-names, wrong-errcode: answers 1018 to a log-in with the name in another case': () =>
      mutate('accountKey').unwrapCall('toLowerCase'),
  },
  'src/domain/profile/profile.ts': {
    'password-hash, foreign-data: answers the hash of the password': () =>
      mutate('userInfo').setField('password', 'player.passwordHash'),
    'no-uuid, field-missing: leaves the uuid out of the user info': () =>
      mutate('userInfo').dropField('uuid'),
    'no-activities, field-missing: leaves the activities out of the log-in': () =>
      mutate('sessionFields').replaceCode(
        '{ ...cardFields(player), inviteCode: toInviteCode(player.id), aid: `a${player.id}`, appGameDataUser: { gameLikes: { ...player.likes }, gameHistory: [...player.history] }, activityIds: { activityIds, activityMap } }',
        '{ ...cardFields(player), inviteCode: toInviteCode(player.id), aid: `a${player.id}`, appGameDataUser: { gameLikes: { ...player.likes }, gameHistory: [...player.history] } }',
      ),
    'id-as-text, wrong-type: answers the id of the player as text': () =>
      mutate('userInfo').setField('id', 'String($)'),
    'first-recharge-as-boolean, wrong-type: answers firstRecharge as true or false': () =>
      mutate('userInfo').setField('firstRecharge', 'player.firstRecharge'),
    'further-field-with-the-hash, foreign-data: answers the hash of the password in a further field': () =>
      mutate('userInfo').setField('password', '$, passwordHash: player.passwordHash'),
    'hash-under-another-name, foreign-data: answers what belongs to the password in a further object': () =>
      mutate('userInfo').setField('password', '$, credentials: { salted: player.passwordHash }'),
    'tokens-of-other-devices, foreign-data: answers the tokens of all sessions with the log-in': () =>
      mutate('sessionFields').setField('aid', '$, sessions: player.tokens.map((token) => ({ token }))'),
  },
  'src/handlers/open-account.ts': {
    'no-token, field-missing: leaves the token out of the log-in': () =>
      mutate('sessionAnswer').dropField('token'),
  },
  'src/handlers/startup.ts': {
    'no-list-of-games, field-missing: never answers the games': () =>
      mutate('appConfig').replaceCode('hasCurrentList(gameListVersion, call) ? short : full', 'short'),
    'games-again-at-the-start, lost-transition: answers the games at the start of a player who has the current list':
      () =>
        mutate('getAfterLoginInfoWeb').replaceCode(
          'hasCurrentList(gameListVersion, call) ? {} : { gameList: [...content.games] }',
          '{ gameList: [...content.games] }',
        ),
  },
  'src/calls/transact-player.ts': {
    'disabled-as-another-reason, wrong-errcode: answers another reason than accountDisabled to a token of a disabled player':
      () => mutate('unauthenticated').replaceString('accountDisabled', 'accountNotFound'),
  },
  'src/domain/accounts/lockout.ts': {
    'count-stays-after-a-lock, lost-transition: locks the account again at the first wrong password after a lock':
      () =>
        mutate('countFailure').replaceStatements(
          'if (lockout.failures < MAX_WRONG_PASSWORDS) return;',
          'lockout.until = now + LOCKED_MS;',
          'if (lockout.failures < MAX_WRONG_PASSWORDS) return; lockout.until = now + LOCKED_MS;',
        ),
  },
  'src/idempotency/fingerprint.ts': {
    'session-for-any-password, foreign-data: answers a repeated key with the session of the first call, whatever the password is':
      () => mutate('bodyFingerprint').replaceCode('isMoney ? undefined : getPassword(value)', 'undefined'),
  },
});
