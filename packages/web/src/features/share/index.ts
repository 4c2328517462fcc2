export { useSharing } from './use-sharing.tsx';
export { useShareLink } from './use-share-link.ts';
