export { type LegalName } from './documents.ts';
export { LegalText, legalTitle } from './LegalText.tsx';
