import type { PlainKey } from '#i18n/t.ts';

type LegalKey = PlainKey<'legal' | 'popups'>;

export type LegalName = 'terms' | 'privacy';

/** A section of a legal text: heading, then paragraphs, a list or a table, by message keys. */
export interface LegalSection {
  title: LegalKey;
  text?: readonly (LegalKey | 'legal.ask')[];
  list?: readonly LegalKey[];
  table?: { head: readonly [LegalKey, LegalKey]; rows: readonly (readonly [LegalKey, LegalKey])[] };
}

interface LegalDocument {
  title: LegalKey;
  intro: LegalKey;
  sections: readonly LegalSection[];
}

/**
 * The two legal texts (spec 1, 5). The specification does not have the full wording: these contain all statements of
 * its terms and of its age notice.
 */
export const legalDocuments: Record<LegalName, LegalDocument> = {
  terms: {
    title: 'legal.terms',
    intro: 'legal.termsIntro',
    sections: [
      { title: 'legal.whoTitle', list: ['legal.who1', 'legal.who2', 'legal.who3', 'legal.who4'] },
      {
        title: 'legal.notTitle',
        list: ['popups.age1', 'popups.age2', 'popups.age3', 'popups.age4', 'popups.age5'],
      },
      { title: 'legal.placeTitle', text: ['popups.age6'] },
      { title: 'legal.accountTitle', text: ['legal.account'] },
      {
        title: 'legal.moneyTitle',
        text: ['legal.moneyText'],
        table: {
          head: ['legal.moneyAmount', 'legal.moneyTime'],
          rows: [
            ['legal.money1', 'legal.money1Time'],
            ['legal.money2', 'legal.money2Time'],
            ['legal.money3', 'legal.money3Time'],
          ],
        },
      },
      { title: 'legal.bonusTitle', text: ['popups.age7'] },
      { title: 'legal.careTitle', text: ['legal.care'] },
    ],
  },
  privacy: {
    title: 'legal.privacy',
    intro: 'legal.privacyIntro',
    sections: [
      { title: 'legal.dataTitle', list: ['legal.data1', 'legal.data2', 'legal.data3'] },
      { title: 'legal.passwordTitle', text: ['legal.password'] },
      { title: 'legal.useTitle', text: ['legal.use'] },
      { title: 'legal.keepTitle', text: ['legal.keep'] },
      { title: 'legal.deviceTitle', text: ['legal.device'] },
      { title: 'legal.askTitle', text: ['legal.ask'] },
    ],
  },
};

const NAMES = new Map<string, LegalName>([
  ['terms', 'terms'],
  ['terms-of-use', 'terms'],
  ['privacy', 'privacy'],
  ['privacy-policy', 'privacy'],
]);

/** The legal text of an address (spec 2.2, /profile/agree/{name}); unknown names show the terms. */
export function getLegalName(name: string | undefined): LegalName {
  return NAMES.get(name ?? '') ?? 'terms';
}
