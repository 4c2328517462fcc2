export { default as UnfinishedScreen } from './UnfinishedScreen.tsx';
