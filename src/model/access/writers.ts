/** Least roles that are more than a member's and apply to a document's fields and to calls of REST alike. */
export const companyWriters = 'BRAND_ROLE_ADMIN'
export const approvers = 'BRAND_ROLE_ADMIN'
