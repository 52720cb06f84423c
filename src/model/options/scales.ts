/** Scales from 0 to 100 between two ends, named as their fields. Words of the ends: `scale`, `scaleLow`, `scaleHigh` in `locales/<language>/options-strategy.json`. */
export const personaScales = ['energyDirection', 'behaviorStyle', 'judgmentStyle', 'lifeStyle'] as const

/** The balances of the brand's own character. */
export const balances = ['balancePersonality', 'balanceAttitude', 'balanceValue', 'balanceEmotion'] as const

export type PersonaScale = (typeof personaScales)[number]
export type Balance = (typeof balances)[number]

/** Where a scale that nobody touched is shown; it is stored as no answer. */
export const neutral = 50

/** The end that a scale leans to; from 45 to 55, and without an answer, to neither. */
export function leaning(position: number | null): 'low' | 'high' | null {
  if (position === null || Math.abs(position - neutral) <= 5) return null
  return position < neutral ? 'low' : 'high'
}
