export { ConfigMissing } from './ConfigMissing.tsx';
