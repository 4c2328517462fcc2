import { defineMutants, mutate } from '../mutant.ts';

export const safeboxMutants = defineMutants('safebox', 'safebox', {
  'src/domain/money/safebox-transfer.ts': {
    'adds-one-hundredth, off-by-one-hundredth: adds a hundredth to what is moved': () =>
      mutate('transferCoins').replaceCode(
        '{ currency: to, amount, ...origin }',
        '{ currency: to, amount: amount + 1, ...origin }',
      ),
    'takes-one-hundredth-less, off-by-one-hundredth: takes a hundredth less than is moved': () =>
      mutate('amount').setField('amount', '$ + 1'),
    'refuses-the-whole-balance, limit-off-by-one: refuses to move exactly the whole balance': () =>
      mutate('transferCoins').swapOperator('>', '>='),
    'too-much-as-no-password, wrong-errcode: answers 2602 for more than there is': () =>
      mutate('transferCoins').replaceString('safeboxAmountTooHigh', 'safeboxPasswordNotSet'),
    'move-without-balance, field-missing: leaves the balance out of the answer to a move': () =>
      mutate('transferCoins').dropField('coin'),
    'move-in-the-wrong-direction, wrong-order: answers the balance for the safebox and the safebox for the balance':
      () =>
        mutate('transferCoins').replaceCode(
          '{ safebox: draft.safebox, coin: draft.coin }',
          '{ safebox: draft.coin, coin: draft.safebox }',
        ),
  },
  'src/domain/accounts/lockout.ts': {
    'six-wrong-passwords, limit-off-by-one: locks after six wrong passwords': () =>
      mutate('MAX_WRONG_PASSWORDS').replaceNumber('5', '6'),
    'four-wrong-passwords, limit-off-by-one: locks after four wrong passwords': () =>
      mutate('MAX_WRONG_PASSWORDS').replaceNumber('5', '4'),
    'locked-a-moment-longer, limit-off-by-one: is still locked exactly at the end of the lock': () =>
      mutate('isLocked').swapOperator('<', '<='),
    'locked-for-ten-minutes, time-ignored: locks for ten minutes only': () =>
      mutate('LOCKED_MS').replaceNumber('15', '10'),
    'counts-old-wrong-passwords, time-ignored: counts wrong passwords of more than 15 minutes ago': () =>
      mutate('countFailure').dropOperand('now - lockout.since > WINDOW_MS'),
    'unlocked-a-moment-earlier, limit-off-by-one: accepts the right password a moment before the end of the lock':
      () => mutate('isLocked').replaceCode('lockout.until', '$ - 1'),
    'wrong-passwords-of-a-moment-less, limit-off-by-one: forgets a wrong password a moment before 15 minutes are over':
      () =>
        mutate('countFailure').replaceCode(
          'now - lockout.since > WINDOW_MS',
          'now - lockout.since >= WINDOW_MS - 1',
        ),
    'wrong-passwords-of-ten-minutes, time-ignored: forgets a wrong password after ten minutes': () =>
      mutate('WINDOW_MS').replaceNumber('15', '10'),
  },
  'src/domain/accounts/safebox-lock.ts': {
    'right-password-clears-nothing, lost-transition: still counts earlier wrong passwords after a right one':
      () => mutate('recordAttempt').dropCall('clearLockout'),
    'locked-as-wrong, wrong-errcode: answers 2603 while the safebox is locked': () =>
      mutate('requireUnlocked').replaceString('safeboxLocked', 'safeboxPasswordWrong'),
    'wrong-as-locked, wrong-errcode: answers that the safebox is locked for a wrong password': () =>
      mutate('recordAttempt').replaceString('safeboxPasswordWrong', 'safeboxLocked'),
  },
  'src/handlers/safebox.ts': {
    'no-password-as-too-much, wrong-errcode: answers 2605 before a password is set': () =>
      mutate('safeboxDeposit').replaceString('safeboxPasswordNotSet', 'safeboxAmountTooHigh'),
    'first-password-twice, paid-twice: sets a first password for each of several simultaneous calls': () =>
      mutate('safeboxPasswordInit').dropIf('hasSafePassword(draft)'),
    'second-first-password, lost-transition: lets a player set the first password again': () =>
      mutate('safeboxPasswordInit').dropIf('hasSafePassword(player)').dropIf('hasSafePassword(draft)'),
    'old-password-stays, lost-transition: keeps the old password after a change': () =>
      mutate('modifySafePassword').dropOperand('draft.safeLock.passwordHash'),
    'refusal-moves-everything, refusal-with-effect: moves all coins when it refuses to move more': () =>
      mutate('safeboxDeposit').replaceCode(
        "if (!hasSafePassword(draft)) throw new BusinessError('safeboxPasswordNotSet');",
        "$ if (amount > draft.coin) { if (draft.coin > 0) transferCoins(draft, draft.coin, ['coin', 'safebox'], call); return new BusinessError('safeboxAmountTooHigh'); }",
      ),
    'no-password-flag, field-missing: leaves hasSafeboxPassword out': () =>
      mutate('getSafebox').dropField('hasSafeboxPassword'),
    'safebox-as-text, wrong-type: answers the coins in the safebox as text': () =>
      mutate('getSafebox').setField('safebox', 'String($)'),
    'pin-of-the-safebox, foreign-data: answers a number that opens the safebox': () =>
      mutate('getSafebox').setField('safebox', '$, safeboxPin: 4321'),
  },
  'src/handlers/encrypted-passwords.ts': {
    'same-password-as-odd, wrong-errcode: answers 2109 for the password of the account': () =>
      mutate('hashNewPassword').replaceString('passwordsMustDiffer', 'newPasswordNotAccepted'),
  },
  'src/handlers/with-password.ts': {
    'old-key-counts-as-wrong, wrong-errcode: counts a password for an old key as a wrong one': () =>
      mutate('withPassword').dropIf("verdict === 'stale'"),
    'wrong-password-moves, refusal-with-effect: moves coins in spite of a wrong password': () =>
      mutate('withPassword').replaceCode(
        "return kind.record(draft, verdict === 'right', now) ?? work(draft, commandCall);",
        "const refusal = kind.record(draft, verdict === 'right', now); const done = work(draft, commandCall); return refusal ?? done;",
      ),
  },
  'src/domain/money/history.ts': {
    'moves-count-as-bonuses, lost-transition: counts moves out of the safebox in the sum of bonuses': () =>
      mutate('computeSums').replaceCode(
        "total(of('bonus', 'exchange'))",
        "$ + total(of('safebox').filter(({ amount }) => amount > 0))",
      ),
  },
});
