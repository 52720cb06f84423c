/**
 * Scales from 0 to 100 between two ends, by the names of their fields. Words of the ends: `scale`,
 * `scaleLow`, `scaleHigh` in `locales/<language>/options-strategy.json`.
 */
export const personaScales = ['energyDirection', 'behaviorStyle', 'judgmentStyle', 'lifeStyle'] as const

/** Scales of the brand's own character. */
export const balances = ['balancePersonality', 'balanceAttitude', 'balanceValue', 'balanceEmotion'] as const

export type PersonaScale = (typeof personaScales)[number]
export type Balance = (typeof balances)[number]

/** Position at which an unset scale is shown; unset is stored as no answer. */
export const neutral = 50

/** The end that a scale leans to; null from 45 to 55, and for no answer. */
export function leaning(position: number | null): 'low' | 'high' | null {
  if (position === null || Math.abs(position - neutral) <= 5) return null
  return position < neutral ? 'low' : 'high'
}
