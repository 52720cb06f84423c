/** UTF-16 units of the name of a link. */
export const titleLimit = 100
