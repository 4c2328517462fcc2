import { defineMutants, mutate } from '../mutant.ts';

export const playerMutants = defineMutants('player', 'player', {
  'src/handlers/account.ts': {
    'points-missing, field-missing: leaves the points out of the balances': () =>
      mutate('refreshData').dropField('lottery'),
    'coin-as-text, wrong-type: answers the coins as text': () =>
      mutate('refreshData').setField('coin', 'String($)'),
    'refused-nickname-changes-the-avatar, refusal-with-effect: changes the avatar when it refuses the nickname':
      () =>
        mutate('updateProfile').replaceCode(
          "throw new BusinessError('nicknameNotAccepted', { pointer: '/nickname' });",
          "{ if (avatar !== undefined) draft.avatar = avatar; return new BusinessError('nicknameNotAccepted', { pointer: '/nickname' }); }",
        ),
    'avatar-is-lost, lost-transition: does not store the avatar': () =>
      mutate('updateProfile').dropIf('avatar !== undefined'),
    'bound-again, lost-transition: binds a second number': () =>
      mutate('bindAccount').dropIf("draft.mobile !== ''"),
    'taken-number-as-odd, wrong-errcode: answers 2101 for a number of another player': () =>
      mutate('bindAccount').replaceString('mobileTaken', 'mobileInvalid'),
    'bound-as-taken, wrong-errcode: answers that the number is taken to a player who has one': () =>
      mutate('bindAccount').replaceString('mobileAlreadyBound', 'mobileTaken'),
    'number-of-two-players, paid-twice: binds a number to several players': () =>
      mutate('bindAccount').dropCall('create'),
    'bind-without-code, wrong-order: binds a number without a code while codes are on': () =>
      mutate('bindAccount').dropOperand('config.otpStatus === 1'),
    'locked-code-as-wrong, wrong-errcode: answers that a locked code is wrong': () =>
      mutate('checkCode').replaceCode(
        "check === 'locked' ? 'smsCodeLocked' : 'smsCodeWrong'",
        "'smsCodeWrong'",
      ),
    'bind-task-is-lost, lost-transition: does not count the bound number for the task': () =>
      mutate('bindAccount').dropCall('countTaskAction'),
    'new-password-keeps-devices, lost-transition: keeps the other devices signed in after a new password':
      () =>
        mutate('modifyPassword').dropStatement(
          'for (const other of draft.tokens) if (other !== token) await closeSession(draft, tx, other);',
        ),
    'second-number-changes-the-password, refusal-with-effect: changes the password when it refuses a second number':
      () =>
        mutate('bindAccount').replaceCode(
          "if (draft.mobile !== '') throw new BusinessError('mobileAlreadyBound');",
          "if (draft.mobile !== '') { if (newHash) draft.passwordHash = newHash(); return new BusinessError('mobileAlreadyBound'); }",
        ),
  },
  'src/domain/profile/profile.ts': {
    'coin-one-hundredth-more, off-by-one-hundredth: answers a hundredth more in the user info': () =>
      mutate('userInfo').setField('coin', '$ + 1'),
    'nickname-of-31, limit-off-by-one: refuses a nickname of exactly 32 characters': () =>
      mutate('isNickname').swapOperator('<=', '<'),
    'registration-days-stand-still, time-ignored: does not count the days since the registration': () =>
      mutate('userInfo').unwrapCall('max'),
    'nickname-in-code-units, limit-off-by-one: counts a nickname in UTF-16 code units': () =>
      mutate('isNickname').replaceCode('splitCharacters(nickname).length', 'nickname.length'),
    'nickname-in-code-points, limit-off-by-one: counts a nickname in code points': () =>
      mutate('isNickname').replaceCode('splitCharacters(nickname).length', '[...nickname].length'),
    'nickname-of-33, limit-off-by-one: accepts a nickname of 33 characters': () =>
      mutate('NICKNAME_MAX').replaceNumber('32', '33'),
  },
  'src/domain/player/vip-status.ts': {
    'level-above-the-threshold, limit-off-by-one: reaches a level only above its threshold': () =>
      mutate('vipStatus').swapOperator('<=', '<'),
  },
  'src/domain/games/games.ts': {
    'favourite-stays, lost-transition: keeps a favourite that was removed': () =>
      mutate('setFavourite').replaceCode(
        'if (like) draft.likes[gameId] = 1; else delete draft.likes[gameId];',
        'if (like) draft.likes[gameId] = 1;',
      ),
    'unknown-favourite-accepted, wrong-errcode: accepts a favourite that does not exist': () =>
      mutate('setFavourite').dropIf('!findListedGame(content, gameId)'),
  },
  'src/store/transaction.ts': {
    'number-of-two-players-at-once, paid-twice: binds a number to two players who bind it simultaneously':
      () =>
        mutate('attempt').replaceCode(
          'result = await work(tx);',
          "$ await new Promise((resolve) => setTimeout(resolve, 3)); for (const [key, stored] of reads) if (key.startsWith('mobile:')) reads.set(key, { ...stored, version: (await store.load(key)).version });",
        ),
  },
  'src/domain/accounts/otp.ts': {
    'wrong-code-does-not-count, lost-transition: does not count wrong codes': () =>
      mutate('redeemCode').dropAssignment('state.wrongTries'),
  },
  'src/handlers/with-password.ts': {
    'old-password-wrong-as-odd, wrong-errcode: answers 2109 for a wrong old password': () =>
      mutate('account.record').replaceString('oldPasswordWrong', 'newPasswordNotAccepted'),
    'old-password-does-not-count, lost-transition: does not count wrong old passwords': () =>
      mutate('account.record').replaceCode(
        'if (right) clearLockout(lockout); else countFailure(lockout, now);',
        'if (right) clearLockout(lockout);',
      ),
    'old-passwords-count-apart, lost-transition: counts wrong old passwords apart from wrong passwords of a log-in':
      () =>
        mutate('account.record').replaceCode(
          'if (right) clearLockout(lockout); else countFailure(lockout, now);',
          'lockout.old ??= { failures: 0, since: 0, until: 0 }; if (right) clearLockout(lockout.old); else countFailure(lockout.old, now); lockout.until = Math.max(lockout.until, lockout.old.until);',
        ),
  },
  'src/handlers/personal.ts': {
    'personal-data-of-another, foreign-data: shows every player the data of the first one': () =>
      mutate('appUserOther.appUserOther').replaceCode('player', '(globalThis.firstPlayer ??= $)'),
    'second-superior, lost-transition: replaces the superior': () =>
      mutate('agentFill').dropIf('draft.pid !== 0'),
  },
  'src/http/envelope.ts': {
    'odd-data-without-place, field-missing: does not name the refused field': () =>
      mutate('businessErrorAnswer').dropField('...detail'),
  },
  'src/domain/accounts/personal-data.ts': {
    'young-player-accepted, limit-off-by-one: accepts personal data of a player one year too young': () =>
      mutate('setPersonalData').replaceCode(
        'isOldEnough(birthday, now, zoneMinutes)',
        'isOldEnough(birthday, now + 31_557_600_000, zoneMinutes)',
      ),
  },
  'src/domain/invitations/superiors.ts': {
    'circle-of-superiors, wrong-order: accepts a circle of superiors': () =>
      mutate('requireSuperior').dropIf('above.pid === id'),
  },
  'src/handlers/registration.ts': {
    'invite-code-is-ignored, lost-transition: ignores the invite code of a registration': () =>
      mutate('getSuperior').replaceCode(
        'id !== undefined && (await tx.peek(playerKey(id))) !== undefined ? id : 0',
        '0',
      ),
  },
  'src/domain/links/short-links.ts': {
    'another-short-address, wrong-order: makes a new short address for the same address each time': () =>
      mutate('createShortLink').dropIf('known?.url === url'),
    'shortens-other-sites, wrong-errcode: shortens addresses of other sites': () =>
      mutate('requireOwnAddress').dropIf('!homes.some((home) => getOrigin(home) === origin)'),
  },
  'src/domain/money/history.ts': {
    'history-oldest-first, wrong-order: lists the history oldest first': () =>
      mutate('getHistory').unwrapCall('toReversed'),
    'sums-without-bonuses, lost-transition: leaves exchanges out of the sum of bonuses': () =>
      mutate('computeSums').replaceCode("of('bonus', 'exchange')", "of('bonus')"),
    'withdrawals-negative, wrong-type: answers the sum of withdrawals as a negative number': () =>
      mutate('withdrawals').dropOperand('0'),
    'sums-of-the-page, lost-transition: adds up the rows of the page only': () =>
      mutate('getHistory', 'deposit').replaceCode('computeSums(rows)', 'computeSums(list)'),
    'sums-of-the-kind, lost-transition: adds up the rows of the selected kind only': () =>
      mutate('getHistory', 'deposit').replaceCode('computeSums(rows)', 'computeSums(shown)'),
    'points-with-exchanged-ones, lost-transition: answers the sum of points as a sum of coins': () =>
      mutate('computeSums', 'deposit').replaceCode(
        "unit === 'points' && amount > 0",
        "unit === 'coin' && amount > 0",
      ),
    'visit-of-four-minutes, time-ignored: begins another visit after four minutes without a round': () =>
      mutate('VISIT_GAP_MS', 'games').replaceNumber('5', '4'),
    'visit-a-moment-longer, limit-off-by-one: counts a round after exactly five minutes to the same visit':
      () => mutate('countMinutes', 'games').swapOperator('<', '<='),
    'visit-without-a-minute, lost-transition: counts no minute for a visit of one round': () =>
      mutate('countMinutes', 'games').replaceCode(
        'Math.ceil(total / MINUTE_MS)',
        'Math.floor(total / MINUTE_MS)',
      ),
    'withdrawals-with-the-safebox, lost-transition: adds moves of the safebox to the sum of withdrawals':
      () => mutate('computeSums').replaceCode("of('withdrawal')", "of('withdrawal', 'safebox')"),
  },
  'src/domain/money/ledger.ts': {
    'history-of-all-players, foreign-data: shows the changes of all players': () =>
      mutate('ledgerLog').replaceCode('`log:ledger:${playerId}`', '`log:ledger:0`'),
    'history-of-a-second-ago, time-ignored: shows a change of the balance with a time a second before it':
      () => mutate('postEntry').setField('time', '$ - 1000'),
  },
  'src/domain/display/pages.ts': {
    'history-until-inclusive, limit-off-by-one: shows a change at exactly the end of the chosen time': () =>
      mutate('isShown').swapOperator('<', '<='),
    'history-from-exclusive, limit-off-by-one: leaves out a change at exactly the start of the chosen time':
      () => mutate('isShown').swapOperator('>=', '>'),
  },
  'src/domain/accounts/social.ts': {
    'social-code-twice, paid-twice: accepts a code of the social login twice': () =>
      mutate('redeemSocialCode').dropAssignment('code.used'),
    'social-code-never-ends, time-ignored: accepts a code of the social login after five minutes': () =>
      mutate('redeemSocialCode').dropOperand('now - code.issuedAt > VALID_MS'),
    'social-code-of-another-attempt, foreign-data: accepts a code of the social login with another state':
      () => mutate('redeemSocialCode').dropOperand('code.state !== state'),
    'social-code-a-moment-shorter, limit-off-by-one: refuses a code of the social login a moment before five minutes are over':
      () =>
        mutate('redeemSocialCode').replaceCode(
          'now - code.issuedAt > VALID_MS',
          'now - code.issuedAt >= VALID_MS - 1',
        ),
    'social-code-a-moment-longer, limit-off-by-one: accepts a code of the social login a moment after five minutes':
      () => mutate('redeemSocialCode').replaceCode('now - code.issuedAt > VALID_MS', '$ + 1'),
  },
  'src/handlers/startup.ts': {
    'start-without-favourites, lost-transition: answers neither favourites nor recent games at the start of a player':
      () =>
        mutate('getAfterLoginInfoWeb').replaceCode(
          'sessionFields(player, call)',
          '{ ...$, appGameDataUser: { gameLikes: {}, gameHistory: [] } }',
        ),
  },
  'src/handlers/social-login.ts': {
    'disabled-player-by-social-login, lost-transition: signs a disabled player in by the social login': () =>
      mutate('logIn').dropIf('known?.disabled'),
  },
  'src/domain/accounts/welcome.ts': {
    'phone-registration-without-its-task, lost-transition: leaves the task about a number open for a player who registered by phone':
      () => mutate('welcomePlayer').dropAssignment("player.taskActions['bind']"),
  },
});
