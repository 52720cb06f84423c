import { useMemo } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { Watched } from '#engine/watch/watched.ts'
import { onePerPerson, type PersonHere, peopleIn } from './people-here.ts'
import { watchedFrom } from './watched-from.ts'

/** Windows of other people on this design; renders again when one comes, leaves, turns a page, selects or writes. */
export function usePeopleHere(): readonly PersonHere[] {
  const { presence, account } = useDocumentView('design').document
  return useWatched(peopleIn(presence, account))
}

/** Other people who have this page open, each once. */
export function usePeopleOnPage(page: string): readonly PersonHere[] {
  return usePeopleOn('page', page)
}

/** Other people who have selected this layer or write in it, each once. */
export function usePeopleOnLayer(layer: string): readonly PersonHere[] {
  return usePeopleOn('layer', layer)
}

/** Renders again only where the people are others. */
function usePeopleOn(kind: 'page' | 'layer', key: string): readonly PersonHere[] {
  const { presence, account } = useDocumentView('design').document
  const some = useMemo(
    () => someOf(peopleIn(presence, account), (person) => isOn(person, kind, key)),
    [presence, account, kind, key],
  )
  return useWatched(some)
}

function isOn({ page, selection, writing }: PersonHere, kind: 'page' | 'layer', key: string): boolean {
  return kind === 'page' ? page === key : writing === key || selection.includes(key)
}

function someOf(
  all: Watched<readonly PersonHere[]>,
  isMeant: (person: PersonHere) => boolean,
): Watched<readonly PersonHere[]> {
  return watchedFrom([all], () => onePerPerson(all.get().filter(isMeant)))
}
