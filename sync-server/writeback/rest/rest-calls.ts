import type { Call } from '#contract/call.ts'
import { readRevision } from '#contract/sync.ts'
import { entities, lists } from './resources.ts'

/** Every call that a pass makes. */
export const restCalls: readonly Call[] = [
  readRevision,
  ...Object.values(entities).flatMap(({ read, change }) => [read, change]),
  ...Object.values(lists).flatMap(({ list, create, change, remove }) => [list, create, change, remove]),
]
