export { LogoutButton } from './LogoutButton.tsx';
export { LogoutDialog } from './LogoutDialog.tsx';
