import { LegalPage } from './LegalPage.tsx';

/** Privacy Policy (spec 2.3). */
export default function PrivacyScreen() {
  return <LegalPage name="privacy" />;
}
