export { InviteButton } from './InviteButton.tsx';
export { InviteLink } from './InviteLink.tsx';
