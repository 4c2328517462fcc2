import { defineMutants, mutate } from '../mutant.ts';

export const playerMutants = defineMutants('player', 'player', {
  'src/handlers/account.ts': {
    'points-missing': mutate('refreshData')
      .dropField('lottery')
      .as('field-missing: leaves the points out of the balances'),
    'coin-as-text': mutate('refreshData')
      .setField('coin', 'String($)')
      .as('wrong-type: answers the coins as text'),
    'refused-nickname-changes-the-avatar': mutate('updateProfile')
      .replaceCode(
        "throw new BusinessError('nicknameNotAccepted', { pointer: '/nickname' });",
        "{ if (avatar !== undefined) draft.avatar = avatar; return new BusinessError('nicknameNotAccepted', { pointer: '/nickname' }); }",
      )
      .as('refusal-with-effect: changes the avatar when it refuses the nickname'),
    'avatar-is-lost': mutate('updateProfile')
      .dropIf('avatar !== undefined')
      .as('lost-transition: does not store the avatar'),
    'bound-again': mutate('bindAccount')
      .dropIf("draft.mobile !== ''")
      .as('lost-transition: binds a second number'),
    'taken-number-as-odd': mutate('bindAccount')
      .replaceString('mobileTaken', 'mobileInvalid')
      .as('wrong-errcode: answers 2101 for a number of another player'),
    'bound-as-taken': mutate('bindAccount')
      .replaceString('mobileAlreadyBound', 'mobileTaken')
      .as('wrong-errcode: answers that the number is taken to a player who has one'),
    'number-of-two-players': mutate('bindAccount')
      .dropCall('create')
      .as('paid-twice: binds a number to several players'),
    'bind-without-code': mutate('bindAccount')
      .dropOperand('config.otpStatus === 1')
      .as('wrong-order: binds a number without a code while codes are on'),
    'locked-code-as-wrong': mutate('checkCode')
      .replaceCode("check === 'locked' ? 'smsCodeLocked' : 'smsCodeWrong'", "'smsCodeWrong'")
      .as('wrong-errcode: answers that a locked code is wrong'),
    'bind-task-is-lost': mutate('bindAccount')
      .dropCall('countTaskAction')
      .as('lost-transition: does not count the bound number for the task'),
    'new-password-keeps-devices': mutate('modifyPassword')
      .dropStatement(
        'for (const other of draft.tokens) if (other !== token) await closeSession(draft, tx, other);',
      )
      .as('lost-transition: keeps the other devices signed in after a new password'),
  },
  'src/domain/profile/profile.ts': {
    'coin-one-hundredth-more': mutate('userInfo')
      .setField('coin', '$ + 1')
      .as('off-by-one-hundredth: answers a hundredth more in the user info'),
    'nickname-of-31': mutate('isNickname')
      .swapOperator('<=', '<')
      .as('limit-off-by-one: refuses a nickname of exactly 32 characters'),
    'registration-days-stand-still': mutate('userInfo')
      .unwrapCall('max')
      .as('time-ignored: does not count the days since the registration'),
  },
  'src/domain/player/vip-status.ts': {
    'level-above-the-threshold': mutate('vipStatus')
      .swapOperator('<=', '<')
      .as('limit-off-by-one: reaches a level only above its threshold'),
  },
  'src/domain/games/games.ts': {
    'favourite-stays': mutate('setFavourite')
      .replaceCode(
        'if (like) draft.likes[gameId] = 1; else delete draft.likes[gameId];',
        'if (like) draft.likes[gameId] = 1;',
      )
      .as('lost-transition: keeps a favourite that was removed'),
    'unknown-favourite-accepted': mutate('setFavourite')
      .dropIf('!findListedGame(content, gameId)')
      .as('wrong-errcode: accepts a favourite that does not exist'),
  },
  'src/store/transaction.ts': {
    'number-of-two-players-at-once': mutate('attempt')
      .replaceCode(
        'result = await work(tx);',
        "$ await new Promise((resolve) => setTimeout(resolve, 3)); for (const [key, stored] of reads) if (key.startsWith('mobile:')) reads.set(key, { ...stored, version: (await store.load(key)).version });",
      )
      .as('paid-twice: binds a number to two players who bind it at once'),
  },
  'src/domain/accounts/otp.ts': {
    'wrong-code-does-not-count': mutate('redeemCode')
      .dropAssignment('state.wrongTries')
      .as('lost-transition: does not count wrong codes'),
  },
  'src/handlers/with-password.ts': {
    'old-password-wrong-as-odd': mutate('account.record')
      .replaceString('oldPasswordWrong', 'newPasswordNotAccepted')
      .as('wrong-errcode: answers 2109 for a wrong old password'),
    'old-password-does-not-count': mutate('account.record')
      .replaceCode(
        'if (right) clearLockout(lockout); else countFailure(lockout, now);',
        'if (right) clearLockout(lockout);',
      )
      .as('lost-transition: does not count wrong old passwords'),
  },
  'src/handlers/personal.ts': {
    'personal-data-of-another': mutate('appUserOther.appUserOther')
      .replaceCode('player', '(globalThis.firstPlayer ??= $)')
      .as('foreign-data: shows every player the data of the first one'),
    'second-superior': mutate('agentFill')
      .dropIf('draft.pid !== 0')
      .as('lost-transition: replaces the superior'),
  },
  'src/http/envelope.ts': {
    'odd-data-without-place': mutate('businessErrorAnswer')
      .dropField('...detail')
      .as('field-missing: does not name the refused field'),
  },
  'src/domain/accounts/personal-data.ts': {
    'young-player-accepted': mutate('setPersonalData')
      .replaceCode(
        'isOldEnough(birthday, now, zoneMinutes)',
        'isOldEnough(birthday, now + 31_557_600_000, zoneMinutes)',
      )
      .as('limit-off-by-one: accepts personal data of a player one year too young'),
  },
  'src/domain/invitations/superiors.ts': {
    'circle-of-superiors': mutate('requireSuperior')
      .dropIf('above.pid === id')
      .as('wrong-order: accepts a circle of superiors'),
  },
  'src/handlers/registration.ts': {
    'invite-code-is-ignored': mutate('getSuperior')
      .replaceCode('id !== undefined && (await tx.peek(playerKey(id))) !== undefined ? id : 0', '0')
      .as('lost-transition: ignores the invite code of a registration'),
  },
  'src/domain/links/short-links.ts': {
    'another-short-address': mutate('createShortLink')
      .dropIf('known?.url === url')
      .as('wrong-order: makes a new short address for the same address each time'),
    'shortens-other-sites': mutate('requireOwnAddress')
      .dropIf('!homes.some((home) => getOrigin(home) === origin)')
      .as('wrong-errcode: shortens addresses of other sites'),
  },
  'src/domain/money/history.ts': {
    'history-oldest-first': mutate('getHistory')
      .unwrapCall('toReversed')
      .as('wrong-order: lists the history oldest first'),
    'sums-without-bonuses': mutate('computeSums')
      .replaceCode("of('bonus', 'exchange')", "of('bonus')")
      .as('lost-transition: leaves exchanges out of the sum of bonuses'),
    'withdrawals-negative': mutate('withdrawals')
      .dropOperand('0')
      .as('wrong-type: answers the sum of withdrawals as a negative number'),
  },
  'src/domain/money/ledger.ts': {
    'history-of-all-players': mutate('ledgerLog')
      .replaceCode('`log:ledger:${playerId}`', '`log:ledger:0`')
      .as('foreign-data: shows the changes of all players'),
  },
  'src/domain/display/pages.ts': {
    'history-until-inclusive': mutate('isShown')
      .swapOperator('<', '<=')
      .as('limit-off-by-one: shows a change at exactly the end of the chosen time'),
    'history-from-exclusive': mutate('isShown')
      .swapOperator('>=', '>')
      .as('limit-off-by-one: leaves out a change at exactly the start of the chosen time'),
  },
  'src/domain/accounts/social.ts': {
    'social-code-twice': mutate('redeemSocialCode')
      .dropAssignment('code.used')
      .as('paid-twice: accepts a code of the social login twice'),
    'social-code-never-ends': mutate('redeemSocialCode')
      .dropOperand('now - code.issuedAt > VALID_MS')
      .as('time-ignored: accepts a code of the social login after five minutes'),
    'social-code-of-another-attempt': mutate('redeemSocialCode')
      .dropOperand('code.state !== state')
      .as('foreign-data: accepts a code of the social login with another state'),
  },
});
