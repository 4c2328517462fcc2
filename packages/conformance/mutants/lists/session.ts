import { defineMutants, mutate } from '../mutant.ts';

export const sessionMutants = defineMutants('session', 'session', {
  'src/domain/accounts/welcome.ts': {
    'reward-one-hundredth-more': mutate('welcomePlayer')
      .replaceCode('context.config.userRegisterCoin', '$ + 1')
      .as('off-by-one-hundredth: grants a hundredth more at the registration'),
  },
  'src/handlers/sign-in.ts': {
    'unknown-as-wrong-password': mutate('findPlayer')
      .replaceString('accountNotFound', 'passwordWrong')
      .as('wrong-errcode: answers 1017 for an unknown account'),
    'wrong-password-as-unknown': mutate('logIn')
      .replaceString('passwordWrong', 'accountNotFound')
      .as('wrong-errcode: answers 1018 for a wrong password'),
    'disabled-as-unknown': mutate('logIn')
      .replaceString('accountDisabled', 'accountNotFound')
      .as('wrong-errcode: answers 1018 for a disabled account'),
    'locked-as-wrong-password': mutate('logIn')
      .replaceString('tooManyAttempts', 'passwordWrong')
      .as('wrong-errcode: answers 1017 for a locked account'),
    'wrong-passwords-do-not-count': mutate('logIn')
      .dropCall('countFailure')
      .as('lost-transition: does not count wrong passwords'),
    'right-password-clears-nothing': mutate('logIn')
      .dropCall('clearLockout')
      .as('lost-transition: still counts earlier wrong passwords after a log-in'),
    'locked-attempt-extends-the-lock': mutate('logIn')
      .replaceCode(
        "throw new BusinessError('tooManyAttempts', { retryAfterMs: draft.lockout.until - now });",
        "draft.lockout.until = now + 900_000; return new BusinessError('tooManyAttempts', { retryAfterMs: draft.lockout.until - now });",
      )
      .as('refusal-with-effect: extends the lock with each attempt'),
  },
  'src/handlers/registration.ts': {
    'taken-as-unavailable': mutate('requireFree')
      .replaceString('accountExists', 'registrationUnavailable')
      .as('wrong-errcode: answers 1049 for a taken account name'),
    'wrong-call-as-odd-input': mutate('checkWay')
      .replaceString('registrationUnavailable', 'signInInputInvalid')
      .as('wrong-errcode: answers 101 for the registration call of another type'),
    'odd-name-as-unavailable': mutate('register')
      .replaceString('signInInputInvalid', 'registrationUnavailable')
      .as('wrong-errcode: answers 1049 for an odd account name'),
    'wrong-code-registers': mutate('register')
      .replaceCode(
        "return new BusinessError('registrationCodeWrong', { pointer: '/code' });",
        '{ tx.create(accountKey(account), { playerId: 10001 }); $ }',
      )
      .as('refusal-with-effect: takes the name of a registration that it refuses because of the code'),
  },
  'src/handlers/sms.ts': {
    'early-code-as-limit': mutate('sendCode')
      .replaceString('smsTooSoon', 'smsLimitReached')
      .as('wrong-errcode: answers that too many codes were sent within the minute'),
    'odd-number-as-too-soon': mutate('sendCode')
      .replaceString('smsMobileInvalid', 'smsTooSoon')
      .as('wrong-errcode: answers that a code was just sent to an odd number'),
    'code-after-59-seconds': mutate('sendCode')
      .replaceCode('known.sentAt + RESEND_MS', '$ - 1')
      .as('limit-off-by-one: sends another code a moment too early'),
    'early-code-restarts-the-minute': mutate('sendCode')
      .replaceCode(
        "throw new BusinessError('smsTooSoon', { retryAfterMs: wait });",
        "{ known.sentAt = now; return new BusinessError('smsTooSoon', { retryAfterMs: wait }); }",
      )
      .as('refusal-with-effect: begins the minute anew when it refuses a code'),
  },
  'src/handlers/sign-in-checks.ts': {
    'old-nonce-as-odd-input': mutate('checkSignIn')
      .replaceCode(
        "decrypted.failure === 'stale' ? 'passwordKeyStale' : 'signInInputInvalid'",
        "'signInInputInvalid'",
      )
      .as('wrong-errcode: answers 101 for a password for another nonce'),
  },
  'src/handlers/account.ts': {
    'log-out-is-lost': mutate('accountLogout')
      .dropCall('closeSession')
      .as('lost-transition: keeps the session after the log-out'),
    'log-out-everywhere': mutate('accountLogout')
      .replaceCode('closeSession(draft, tx, token)', 'closeSessions(draft, tx)')
      .as('wrong-order: ends all sessions with one log-out'),
    'new-password-keeps-sessions': mutate('resetPassword')
      .dropCall('closeSessions')
      .as('lost-transition: keeps the sessions after a forgotten password was replaced'),
  },
  'src/pipeline/run-handler.ts': {
    'session-never-ends': mutate('authenticate')
      .replaceCode('session.expiresAt <= world.clock.now()', 'session.expiresAt === 0')
      .as('time-ignored: accepts a token after its lifetime'),
    'session-a-moment-longer': mutate('authenticate')
      .swapOperator('<=', '<')
      .as('limit-off-by-one: accepts a token exactly at its end'),
  },
  'src/domain/accounts/otp.ts': {
    'code-never-ends': mutate('redeemCode')
      .dropOperand('now - state.sentAt > VALID_MS')
      .as('time-ignored: accepts a code after five minutes'),
    'code-a-moment-shorter': mutate('redeemCode')
      .swapOperator('>', '>=')
      .as('limit-off-by-one: refuses a code after exactly five minutes'),
    'sixth-wrong-code': mutate('redeemCode')
      .swapOperator('>=', '>')
      .as('limit-off-by-one: locks a code after six wrong attempts'),
    'eleven-codes': mutate('MAX_PER_DAY')
      .replaceNumber('10', '11')
      .as('limit-off-by-one: sends eleven codes a day'),
    'codes-of-the-day-in-utc': mutate('countSentToday')
      .replaceCode(
        'toDay(state.sentAt, zoneMinutes) === toDay(now, zoneMinutes)',
        'toDay(state.sentAt, 0) === toDay(now, 0)',
      )
      .as('wrong-zone: counts the codes of a day in UTC'),
    'codes-of-all-days': mutate('countSentToday')
      .dropOperand('toDay(state.sentAt, zoneMinutes) === toDay(now, zoneMinutes)')
      .as('time-ignored: counts the codes of all days'),
    'code-twice': mutate('redeemCode')
      .dropAssignment('state.used')
      .as('paid-twice: accepts a code again and again'),
    'one-code-for-all-numbers': mutate('otpKey')
      .replaceCode('`otp:${countryCode}:${mobile}`', '`otp:${countryCode}`')
      .as('foreign-data: limits the codes of all numbers together'),
  },
  'src/domain/accounts/account-rules.ts': {
    'longest-name-refused': mutate('lengthWithin')
      .swapOperator('<=', '<')
      .as('limit-off-by-one: refuses names and passwords of exactly the greatest length'),
    'shortest-name-refused': mutate('lengthWithin')
      .swapOperator('>=', '>')
      .as('limit-off-by-one: refuses names and passwords of exactly the least length'),
  },
  'src/domain/player/documents.ts': {
    'case-of-names': mutate('accountKey')
      .unwrapCall('toLowerCase')
      .as('wrong-errcode: answers 1018 to a log-in with the name in another case'),
  },
  'src/domain/profile/profile.ts': {
    'password-hash': mutate('userInfo')
      .setField('password', 'player.passwordHash')
      .as('foreign-data: answers the hash of the password'),
    'no-uuid': mutate('userInfo').dropField('uuid').as('field-missing: leaves the uuid out of the user info'),
    'no-activities': mutate('sessionFields')
      .replaceCode(
        '{ ...cardFields(player), inviteCode: toInviteCode(player.id), aid: `a${player.id}`, appGameDataUser: { gameLikes: { ...player.likes }, gameHistory: [...player.history] }, activityIds: { activityIds, activityMap } }',
        '{ ...cardFields(player), inviteCode: toInviteCode(player.id), aid: `a${player.id}`, appGameDataUser: { gameLikes: { ...player.likes }, gameHistory: [...player.history] } }',
      )
      .as('field-missing: leaves the activities out of the log-in'),
    'id-as-text': mutate('userInfo')
      .setField('id', 'String($)')
      .as('wrong-type: answers the id of the player as text'),
    'first-recharge-as-boolean': mutate('userInfo')
      .setField('firstRecharge', 'player.firstRecharge')
      .as('wrong-type: answers firstRecharge as true or false'),
  },
  'src/handlers/session-answer.ts': {
    'no-token': mutate('sessionAnswer')
      .dropField('token')
      .as('field-missing: leaves the token out of the log-in'),
  },
  'src/handlers/startup.ts': {
    'no-list-of-games': mutate('appConfig')
      .replaceCode('hasCurrentList(gameListVersion, call) ? short : full', 'short')
      .as('field-missing: never answers the games'),
  },
});
