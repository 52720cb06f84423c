import { strategy } from '../documents/strategy.ts'
import type { CompetitorColumn, PersonaPart } from './steps.ts'

const { competitors, personas } = strategy.positioning

const competitorSteps: Readonly<Record<string, string>> = {
  brandName: 'competitor',
  website: 'competitor',
  service: 'product',
  businessModel: 'business-model',
  benefit: 'benefit',
  advantage: 'advantage',
} satisfies Record<CompetitorColumn, string>

const personaParts: Readonly<Record<string, PersonaPart>> = {
  goal: 'purpose',
  achievements: 'purpose',
  discomfort: 'needs',
  issue: 'needs',
  problem: 'needs',
  needs: 'needs',
}

/**
 * The step that asks for a property of a list's items: `fallback`, the step of the list, unless the
 * properties are spread over several steps.
 */
export function stepOfProperty(list: string, property: string, fallback: string): string {
  if (list === competitors.path) {
    if (property.startsWith('axis')) return 'strategy/positioning/position/map'
    return `strategy/positioning/market/${competitorSteps[property] ?? 'competitor'}`
  }
  if (list === personas.path) return `strategy/positioning/persona/${personaParts[property] ?? 'who'}`
  if (list === 'core.values' && property === 'description') return 'core/value/definition'
  return fallback
}
