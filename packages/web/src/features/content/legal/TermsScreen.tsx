import { LegalPage } from './LegalPage.tsx';

/** Terms of Use (spec 2.3). */
export default function TermsScreen() {
  return <LegalPage name="terms" />;
}
