const NUMBER_OF_A_BACKEND = 'a number that neither the contract nor any answer names';

/** Why a mutant cannot be found from outside, by its id. A surviving mutant without a reason fails the run. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  'deposit/code-without-expiry': 'the contract allows an answer without the field',
  'games/win-of-exactly-a-thousand': 'such a win cannot be brought about',
  'identity/no-reason-of-the-rejection':
    'the contract allows an answer without the field, and the hooks give no reason',
  'invitations/draw-for-two-friends': NUMBER_OF_A_BACKEND,
  'invitations/valid-friend-above-the-minimum': NUMBER_OF_A_BACKEND,
};
