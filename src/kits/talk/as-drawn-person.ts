import type { Person } from '#model/sync/awareness.ts'
import { colourOf } from '#ui/colour-of.ts'
import type { Person as DrawnPerson } from '#ui/people/Avatar.tsx'

/** A person in the form that the avatars of `ui` take. */
export function asDrawnPerson({ id, name }: Person): DrawnPerson {
  return { id: String(id), name, colour: colourOf(id) }
}
