import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import AgreeScreen from '#features/content/legal/AgreeScreen.tsx';
import { LegalText } from '#shared/legal-text/LegalText.tsx';
import type { LegalName } from '#shared/legal-text/documents.ts';
import PrivacyScreen from '#features/content/legal/PrivacyScreen.tsx';
import TermsScreen from '#features/content/legal/TermsScreen.tsx';
import { open } from './visitor-page.tsx';
import { chooseLayout } from './layout.ts';

function toText(name: LegalName) {
  const { container } = render(
    <MemoryRouter>
      <LegalText name={name} level="h2" />
    </MemoryRouter>,
  );
  return container.textContent ?? '';
}

// spec 9-59
describe('terms of use', () => {
  // spec 1-02, 1-55, 1-56, 1-57, 1-58, 1-60, 1-62, 1-63, 1-64, 2.7-25
  it.each([
    /21 years of age or older/,
    /registered player/,
    /not on a list of restricted persons/,
    /KYC\) before your first withdrawal, or within seven days/,
    /One account per player/,
    /Up to 50,0001 to 3 business days/,
    /From 50,000 to 500,0003 to 5 days/,
    /Above 500,0005 to 10 days/,
    /Government officials or employees/,
    /armed forces and police/,
    /under 21/,
    /national restricted persons database/,
    /gaming licence/,
    /Playing in open public areas is prohibited/,
    /Ineligible players forfeit their funds/,
    /bonuses from free bonuses you must complete at least one valid top-up/,
  ])('include: %s', (statement) => {
    expect(toText('terms')).toMatch(statement);
  });
});

// spec 1-66, 2.7-25
it('the privacy policy names how long personal data is kept', () => {
  expect(toText('privacy')).toMatch(/at least one year after your last visit/);
});

describe('legal pages', () => {
  const title = () => screen.getByRole('heading', { level: 1 }).textContent;

  // spec 2.3-59, 2.7-25
  it('show the text of their name', async () => {
    chooseLayout('desktop');
    const { unmount } = await open(<TermsScreen />, '/lobby/terms-of-use');
    expect(title()).toBe('Terms of Use');
    unmount();
    await open(<PrivacyScreen />, '/lobby/privacy-policy');
    expect(title()).toBe('Privacy Policy');
  });

  // spec 2.2-089
  it.each([
    ['terms', 'Terms of Use'],
    ['privacy', 'Privacy Policy'],
    ['privacy-policy', 'Privacy Policy'],
    ['anything', 'Terms of Use'],
    ['constructor', 'Terms of Use'],
  ])('show %s of a player as %s', async (name, expected) => {
    chooseLayout('mobile');
    await open(
      <Routes>
        <Route path="/profile/agree/:name" element={<AgreeScreen />} />
      </Routes>,
      `/profile/agree/${name}`,
    );
    expect(title()).toBe(expected);
  });
});

// spec 9-03
it('the texts name the contact of the build', () => {
  expect(toText('terms') + toText('privacy')).toContain('support@example.com');
});
