export { ConfigMissing } from './ConfigMissing.tsx';
export { PlayerData } from './PlayerData.tsx';
