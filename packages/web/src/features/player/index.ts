export { Balance } from './Balance.tsx';
export { SideMenu } from './SideMenuHost.tsx';
