/** Why a mutant cannot be found from outside, by its id. A surviving mutant without a reason fails the run. */
export const SURVIVORS: Readonly<Record<string, string>> = {};
