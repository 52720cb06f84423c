/** Numbers of categories of posts that the pages know. Operators may have removed them. */
export const helpCategory = 2
/** Stories of customers, which have agreed to them. Without a post nothing leads to them. */
export const caseCategory = 3
/** Works of designers for customers, which have agreed to them. */
export const workCategory = 4
