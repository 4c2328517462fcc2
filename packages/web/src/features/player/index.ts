export { Balance } from './Balance.tsx';
export { LogoutDialog } from './LogoutDialog.tsx';
export { SideMenu } from './SideMenuHost.tsx';
