import { useEffect } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { planner } from '#model/documents/planner.ts'
import { colourOf } from '#ui/colour-of.ts'

/** Another member who has an entry open. `colour` is 1 to 10. */
export interface Holder {
  readonly name: string
  readonly colour: number
}

const mark = 'entry/'
const fields = `${planner.planner.entries.path}/`

/** Who has which entry open, by its key; tells the others which one is open here, until the component is removed. */
export function useHolders(openKey: string | null): ReadonlyMap<string, Holder> {
  const { presence } = useDocumentView('planner').document
  const people = useWatched(presence.people)
  useEffect(() => {
    presence.setScreen(openKey === null ? null : `${mark}${openKey}`)
    return () => presence.setScreen(null)
  }, [presence, openKey])
  return new Map(
    people.flatMap(({ id, name, screen, field }) => {
      const key = keyOf(screen, field)
      return key === null ? [] : [[key, { name, colour: colourOf(id) }] as const]
    }),
  )
}

/** By the field that they write in, else by what they have open. */
function keyOf(screen: string | null, field: string | null): string | null {
  if (field?.startsWith(fields)) return field.slice(fields.length).split('/')[0] ?? null
  return screen?.startsWith(mark) ? screen.slice(mark.length) : null
}
