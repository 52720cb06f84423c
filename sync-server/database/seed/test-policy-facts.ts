import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '#server/environment/read-environment.ts'
import { missingPolicyFacts } from './policy-facts.ts'

/** Writes a file for POLICY_FACTS with a text for every slot of the policies. Returns its path. */
export function writeAllPolicyFacts(folder: string): string {
  const slots = missingPolicyFacts(readEnvironment({ DATA_DIR: folder }))
  const facts = slots.map((slot) => [slot, slot.endsWith('effectiveDate') ? '2026-12-01' : `(${slot})`])
  const file = join(folder, 'policy-facts.json')
  writeFileSync(file, JSON.stringify(Object.fromEntries(facts)))
  return file
}
