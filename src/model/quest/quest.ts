/** The first questions about a brand, and those about a logo. */
export const questTypes = ['BRAND', 'LOGO'] as const

/** What the answers of a quest may contain. Lengths in UTF-16 units. */
export const questLimits = {
  name: 40,
  /** Of a customer, or of what is special. */
  answer: 100,
  slogan: 60,
  fontStyle: 100,
  wishlist: 1000,
  adRequest: 2000,
} as const

/** Days for which answers are kept that are not connected to a brand. */
export const questKeptDays = 30
