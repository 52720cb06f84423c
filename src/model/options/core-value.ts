import type { IndustryGroup } from './business.ts'

/** In the order of the picker; suggested keywords with equal scores keep this order. */
export const coreValueKeywords = [
  'HONESTY',
  'PATIENCE',
  'NEIGHBOR',
  'COMFORT',
  'CRAFT',
  'FRESHNESS',
  'TRUST',
  'SAFETY',
  'HEALTH',
  'CARE',
  'EXPERTISE',
  'CLARITY',
  'SPEED',
  'FAIRNESS',
  'SUSTAINABILITY',
  'CREATIVITY',
  'GROWTH',
  'CONFIDENCE',
  'JOY',
  'CHALLENGE',
] as const

export type CoreValueKeyword = (typeof coreValueKeywords)[number]

/** Fills up the suggestions if the answers suggest fewer than three values. */
export const coreValueDefaults: Record<IndustryGroup, readonly CoreValueKeyword[]> = {
  FNB: ['FRESHNESS', 'HONESTY', 'NEIGHBOR'],
  FASHION_BEAUTY: ['CONFIDENCE', 'CRAFT', 'TRUST'],
  EDUCATION: ['GROWTH', 'CARE', 'TRUST'],
  ECOMMERCE: ['TRUST', 'SPEED', 'FAIRNESS'],
  PROFESSIONAL: ['EXPERTISE', 'CLARITY', 'TRUST'],
  HEALTHCARE_MEDICAL: ['HEALTH', 'SAFETY', 'CARE'],
  OTHERS: ['TRUST', 'CARE', 'CRAFT'],
}
