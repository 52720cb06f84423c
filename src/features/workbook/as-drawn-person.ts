import type { Person } from '#model/sync/awareness.ts'
import type { Person as DrawnPerson } from '#ui/people/Avatar.tsx'

/** The same person wears the same of the ten colours on every screen. */
export function colourOf(person: Person): number {
  return (person.id % 10) + 1
}

export function asDrawnPerson(person: Person): DrawnPerson {
  return { id: String(person.id), name: person.name, colour: colourOf(person) }
}
