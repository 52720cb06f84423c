import type { Lock } from '#scene/body/body.ts'

/** What the action and the tree lock at once; the properties lock each for itself. */
export const allLocks: readonly Lock[] = ['place', 'style', 'content']
