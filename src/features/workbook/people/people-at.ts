import type { PresentPerson } from '#device/documents/relay/presence.ts'

/** Who has this step open, or a step of this section or workbook. */
export function peopleAt(people: readonly PresentPerson[], path: string): readonly PresentPerson[] {
  return people.filter(({ place }) => place !== null && (place === path || place.startsWith(`${path}/`)))
}
