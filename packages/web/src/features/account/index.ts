export { PlayerData } from './PlayerData.tsx';
