import { useParams } from 'react-router-dom';
import { legalNameOf } from '#shared/legal-text/documents.ts';
import { LegalPage } from './LegalPage.tsx';

/** A legal text by its name in the address, for players (spec 2.2). */
export default function AgreeScreen() {
  const { name } = useParams();
  return <LegalPage name={legalNameOf(name)} />;
}
