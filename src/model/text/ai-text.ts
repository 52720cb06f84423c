/** Ways of saying a text otherwise: shorter, in easier words, more politely, in the voice of the brand. */
export const rewriteWays = ['shorter', 'easier', 'politer', 'ourVoice'] as const

/** How Korean sentences end: 해요 or 합니다. */
export const registers = ['HAEYO', 'HAPNIDA'] as const

/** Longest text that a language model rewrites or translates, in UTF-16 units. */
export const longestAiText = 2_000
