import { quoteDouble, toRandomWord } from './shell.ts';
import { getAnswer, listInputs, listOutputs, type Recorded, type RecordedValue, type Step } from './steps.ts';

/** Numbers that a report must not show, and a repetition may choose. */
const FIELDS = /^(mobile|cardNum|account)$/;
const NUMBER = /^\d[\d -]{5,}\d$/;
/** The first digits decide whether a number is accepted. */
const KEPT_DIGITS = 3;

/** Another form of a value. @param filter the program that makes it */
const createForm = (value: string, made: string, filter: string): RecordedValue => ({
  made,
  source: { key: 'made', path: '', value },
  word: `$(printf %s ${quoteDouble(value)} | ${filter})`,
});

/** The program that puts spaces and dashes between the digits of a number. */
const createFilter = (number: string): string =>
  `sed '${[...number.matchAll(/\D/g)].map(({ 0: separator, index }) => `s/./&${separator}/${index}`).join('; ')}'`;

/**
 * Adds the values that a check made without the suite: numbers of phones and cards, and other forms of values. Moves the
 * players to the steps that created them or signed them in.
 */
export function prepareSteps(recorded: readonly Recorded[]): readonly Step[] {
  const players = recorded.filter((step) => 'isNew' in step);
  const known = new Set<string>();
  const random: string[] = [];

  const listOwnValues = (value: string): readonly RecordedValue[] => {
    const own = random
      .filter((text) => text !== text.toUpperCase() && value.includes(text.toUpperCase()))
      .map((text) => createForm(text, text.toUpperCase(), 'tr a-z A-Z'));
    if (!NUMBER.test(value) || random.some((text) => value.includes(text))) return own;
    const made = value.replaceAll(/\D/g, '');
    const word = made.slice(0, KEPT_DIGITS) + toRandomWord(made.length - KEPT_DIGITS, '0123456789');
    if (!random.some((text) => made.includes(text))) own.push({ made, word });
    if (made !== value) own.push(createForm(made, value, createFilter(value)));
    return own;
  };

  return recorded.flatMap((step): readonly Step[] => {
    if ('isNew' in step) return [];
    if ('made' in step) {
      if (!step.source) random.push(step.made);
      known.add(step.made);
      return [step];
    }
    const added: RecordedValue[] = [];
    for (const { key, value } of listInputs(step)) {
      if (typeof value !== 'string' || !FIELDS.test(key) || known.has(value)) continue;
      added.push(...listOwnValues(value).filter(({ made }) => !known.has(made)));
      for (const { made } of added) known.add(made);
    }
    for (const { value } of listOutputs(step)) if (typeof value === 'string') known.add(value);
    const { token, account } = getAnswer(step);
    const player = players.find((one) => ('hook' in step ? one.account === account : one.token === token));
    return [...added, player ? { ...step, player } : step];
  });
}
