/* What a brand's guide asks of those who use its logo, for the guide, the brand book, templates and the check of designs. */

/** What is left free around a logo on each side, of its height. */
export const logoClearSpace = 0.25

/** Least heights of a symbol and of a logo with words: in mm of paper, and in px of a screen that is 1080 px wide. */
export const leastLogoHeight = { symbol: { mm: 6, px: 16 }, words: { mm: 6, px: 24 } } as const
