/** For how many days and people a link that invites several people is made at most. */
export const inviteLinkLimits = { days: 30, uses: 50 } as const
