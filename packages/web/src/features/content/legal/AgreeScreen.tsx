import { useParams } from 'react-router-dom';
import { getLegalName } from '#shared/legal-text/documents.ts';
import { LegalPage } from './LegalPage.tsx';

/** A legal text for players by the name in the address (spec 2.2). */
export default function AgreeScreen() {
  const { name } = useParams();
  return <LegalPage name={getLegalName(name)} />;
}
