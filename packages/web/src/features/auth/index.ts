export { ConfiguredForm } from './ConfiguredForm.tsx';
