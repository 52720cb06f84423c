export const fontRoles = ['korMain', 'korSub', 'engMain', 'engSub'] as const
