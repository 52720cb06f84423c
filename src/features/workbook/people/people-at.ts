import type { PresentPerson } from '#engine/documents/relay/presence.ts'

/** The people who have this step open, or any step of this section or workbook. */
export function peopleAt(people: readonly PresentPerson[], path: string): readonly PresentPerson[] {
  return people.filter(({ screen }) => screen !== null && (screen === path || screen.startsWith(`${path}/`)))
}
