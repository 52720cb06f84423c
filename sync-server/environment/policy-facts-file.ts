import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Environment } from './environment.ts'
import { fail } from './environment-error.ts'
import type { Read } from './read-variable.ts'

const facts = z.record(z.string(), z.string().trim().min(1).nullable())

/** Reads the JSON file of POLICY_FACTS: slots of the policies and their texts; null for a line that does not apply. */
export function readPolicyFacts(read: Read): Environment['policyFacts'] {
  const file = read('POLICY_FACTS')
  if (file === null) return {}
  let told: unknown
  try {
    told = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    const reason = cause instanceof SyntaxError ? 'is no JSON' : 'cannot be read'
    return fail('POLICY_FACTS', `names a file that ${reason}: ${file}`)
  }
  const result = facts.safeParse(told)
  if (result.success) return result.data
  const slot = result.error.issues[0]?.path.join('.') ?? ''
  return fail('POLICY_FACTS', `must have a text or null for each slot; wrong is ${slot || 'the whole file'}`)
}
