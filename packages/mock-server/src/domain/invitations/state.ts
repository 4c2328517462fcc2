/** What a player has done so far in inviting friends and the agent programmes; what is missing has not begun. */
export interface InvitationsState {}
