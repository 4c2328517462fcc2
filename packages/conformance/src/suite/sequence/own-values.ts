import { quote } from './shell.ts';
import { isCall, isHook, listInputs, listOutputs, type RecordedValue, type Step } from './steps.ts';

/** Numbers that a report must not show, and a repetition may choose. */
const FIELDS = /^(mobile|cardNum|account)$/;
const NUMBER = /^\d[\d -]{5,}\d$/;
/** The first digits decide whether a number is accepted. */
const KEPT_DIGITS = 3;
const DIGITS = '0123456789';

/** The program that makes a number with spaces and dashes of its digits. @param of the digits or a part of them */
function createFilter(number: string, of: string): string {
  const [before = '', after = ''] = number.replaceAll(/\D/g, '').split(of);
  const groups = number.split(/[ -]/).map(({ length }) => `(.{${length}})`);
  let group = 0;
  const replaced = number.replaceAll(/\d+/g, () => `\\${(group += 1)}`);
  return `sed -E ${quote(`s/.*/${before}&${after}/; s/^${groups.join('')}$/${replaced}/`)}`;
}

/** Adds the values that a check made without the suite: numbers of phones and cards, and other forms of values. */
export function addOwnValues(steps: readonly Step[]): readonly Step[] {
  const known = new Set<string>();
  const random: string[] = [];

  const listForms = (value: string): readonly RecordedValue[] =>
    random
      .map((of) => ({ made: 'form' as const, value: of.toUpperCase(), of, filter: 'tr a-z A-Z' }))
      .filter((form) => form.value !== form.of && value.includes(form.value));

  const listNumbers = (value: string): readonly RecordedValue[] => {
    if (!NUMBER.test(value) || random.some((text) => value.includes(text))) return [];
    const number = value.replaceAll(/\D/g, '');
    const part = random.find((text) => number.includes(text));
    const of = part ?? number;
    return [
      ...(part === undefined
        ? [{ made: 'random' as const, value: number, prefix: number.slice(0, KEPT_DIGITS), alphabet: DIGITS }]
        : []),
      ...(number === value ? [] : [{ made: 'form' as const, value, of, filter: createFilter(value, of) }]),
    ];
  };

  return steps.flatMap((step) => {
    if ('made' in step && step.made === 'random') random.push(step.value);
    const added: Step[] = [];
    for (const { key, value } of isCall(step) || isHook(step) ? listInputs(step) : []) {
      if (typeof value !== 'string' || known.has(value)) continue;
      const made = [...listForms(value), ...(FIELDS.test(key) ? listNumbers(value) : [])];
      const news = made.filter((own) => !known.has(own.value));
      for (const own of news) known.add(own.value);
      added.push(...news);
    }
    for (const { value } of listOutputs(step)) if (typeof value === 'string') known.add(value);
    return [...added, step];
  });
}
