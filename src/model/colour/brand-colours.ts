import { guide } from '../documents/guide.ts'
import type { Answers } from '../fields/answers.ts'
import type { Hex } from './oklab.ts'
import { type ColourRole, type Colours, colourRoles } from './roles.ts'

/** The colours that a brand has chosen so far. */
export function coloursOf(answers: Answers): Colours {
  const entries = colourRoles.map((role) => [role, hexIn(answers[guide.visual[role].path])] as const)
  return Object.fromEntries(entries) as Record<ColourRole, Hex | null>
}

function hexIn(answer: unknown): Hex | null {
  return typeof answer === 'string' && /^#[0-9A-F]{6}$/.test(answer) ? answer : null
}
