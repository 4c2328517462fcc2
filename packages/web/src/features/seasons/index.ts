export { OpenKey } from './OpenKey.tsx';
export { useSeason } from './use-season.tsx';
