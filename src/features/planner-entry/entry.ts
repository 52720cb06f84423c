import type { planner } from '#model/documents/planner.ts'

/** An entry of the planner as plain values. */
export type Entry = ReturnType<typeof planner.planner.entries.read>[number]

/** The own text of a channel, as plain values. */
export type OwnText = ReturnType<typeof planner.planner.texts.read>[number]
