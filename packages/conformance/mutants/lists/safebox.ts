import { defineMutants, mutate } from '../mutant.ts';

export const safeboxMutants = defineMutants('safebox', 'safebox', {
  'src/domain/money/safebox-transfer.ts': {
    'adds-one-hundredth': mutate('transferCoins')
      .replaceCode('{ currency: to, amount, ...origin }', '{ currency: to, amount: amount + 1, ...origin }')
      .as('off-by-one-hundredth: adds a hundredth to what is moved'),
    'takes-one-hundredth-less': mutate('amount')
      .setField('amount', '$ + 1')
      .as('off-by-one-hundredth: takes a hundredth less than is moved'),
    'refuses-the-whole-balance': mutate('transferCoins')
      .swapOperator('>', '>=')
      .as('limit-off-by-one: refuses to move exactly the whole balance'),
    'too-much-as-no-password': mutate('transferCoins')
      .replaceString('safeboxAmountTooHigh', 'safeboxPasswordNotSet')
      .as('wrong-errcode: answers 2602 for more than there is'),
    'move-without-balance': mutate('transferCoins')
      .dropField('coin')
      .as('field-missing: leaves the balance out of the answer to a move'),
    'move-in-the-wrong-direction': mutate('transferCoins')
      .replaceCode(
        '{ safebox: draft.safebox, coin: draft.coin }',
        '{ safebox: draft.coin, coin: draft.safebox }',
      )
      .as('wrong-order: answers the balance for the safebox and the safebox for the balance'),
  },
  'src/domain/accounts/lockout.ts': {
    'six-wrong-passwords': mutate('MAX_WRONG_PASSWORDS')
      .replaceNumber('5', '6')
      .as('limit-off-by-one: locks after six wrong passwords'),
    'four-wrong-passwords': mutate('MAX_WRONG_PASSWORDS')
      .replaceNumber('5', '4')
      .as('limit-off-by-one: locks after four wrong passwords'),
    'locked-a-moment-longer': mutate('isLocked')
      .swapOperator('<', '<=')
      .as('limit-off-by-one: is still locked exactly at the end of the lock'),
    'locked-for-ten-minutes': mutate('LOCKED_MS')
      .replaceNumber('15', '10')
      .as('time-ignored: locks for ten minutes only'),
    'counts-old-wrong-passwords': mutate('countFailure')
      .dropOperand('now - lockout.since > WINDOW_MS')
      .as('time-ignored: counts wrong passwords of more than 15 minutes ago'),
  },
  'src/domain/accounts/safebox-lock.ts': {
    'right-password-clears-nothing': mutate('recordAttempt')
      .dropCall('clearLockout')
      .as('lost-transition: still counts earlier wrong passwords after a right one'),
    'locked-as-wrong': mutate('requireUnlocked')
      .replaceString('safeboxLocked', 'safeboxPasswordWrong')
      .as('wrong-errcode: answers 2603 while the safebox is locked'),
    'wrong-as-locked': mutate('recordAttempt')
      .replaceString('safeboxPasswordWrong', 'safeboxLocked')
      .as('wrong-errcode: answers that the safebox is locked for a wrong password'),
  },
  'src/handlers/safebox.ts': {
    'no-password-as-too-much': mutate('safeboxDeposit')
      .replaceString('safeboxPasswordNotSet', 'safeboxAmountTooHigh')
      .as('wrong-errcode: answers 2605 before a password is set'),
    'first-password-twice': mutate('safeboxPasswordInit')
      .dropIf('hasSafePassword(draft)')
      .as('paid-twice: sets a first password for each of several simultaneous calls'),
    'second-first-password': mutate('safeboxPasswordInit')
      .dropIf('hasSafePassword(player)')
      .dropIf('hasSafePassword(draft)')
      .as('lost-transition: lets a player set the first password again'),
    'old-password-stays': mutate('modifySafePassword')
      .dropOperand('draft.safeLock.passwordHash')
      .as('lost-transition: keeps the old password after a change'),
    'refusal-moves-everything': mutate('safeboxDeposit')
      .replaceCode(
        "if (!hasSafePassword(draft)) throw new BusinessError('safeboxPasswordNotSet');",
        "$ if (amount > draft.coin) { if (draft.coin > 0) transferCoins(draft, draft.coin, ['coin', 'safebox'], call); return new BusinessError('safeboxAmountTooHigh'); }",
      )
      .as('refusal-with-effect: moves all coins when it refuses to move more'),
    'no-password-flag': mutate('getSafebox')
      .dropField('hasSafeboxPassword')
      .as('field-missing: leaves hasSafeboxPassword out'),
    'safebox-as-text': mutate('getSafebox')
      .setField('safebox', 'String($)')
      .as('wrong-type: answers the coins in the safebox as text'),
  },
  'src/handlers/encrypted-passwords.ts': {
    'same-password-as-odd': mutate('hashNewPassword')
      .replaceString('passwordsMustDiffer', 'newPasswordNotAccepted')
      .as('wrong-errcode: answers 2109 for the password of the account'),
  },
  'src/handlers/with-password.ts': {
    'old-key-counts-as-wrong': mutate('withPassword')
      .dropIf("verdict === 'stale'")
      .as('wrong-errcode: counts a password for an old key as a wrong one'),
    'wrong-password-moves': mutate('withPassword')
      .replaceCode(
        "return kind.record(draft, verdict === 'right', now) ?? work(draft, commandCall);",
        "const refusal = kind.record(draft, verdict === 'right', now); const done = work(draft, commandCall); return refusal ?? done;",
      )
      .as('refusal-with-effect: moves coins in spite of a wrong password'),
  },
});
