import { useMemo } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { createWatched } from '#engine/watch/watched.ts'
import { isSame } from '#model/fields/is-same.ts'
import { onePerPerson, type PersonHere, peopleIn } from './people-here.ts'

/** Windows of other people on this design; renders again when one comes, leaves, turns a page, selects or writes. */
export function usePeopleHere(): readonly PersonHere[] {
  const { presence, account } = useDocumentView('design').document
  return useWatched(peopleIn(presence, account))
}

/** Other people who have this page open, each once. */
export function usePeopleOnPage(page: string): readonly PersonHere[] {
  return usePeopleWhere(`page ${page}`, (person) => person.page === page)
}

/** Other people who have selected this layer or write in it, each once. */
export function usePeopleOnLayer(layer: string): readonly PersonHere[] {
  return usePeopleWhere(
    `layer ${layer}`,
    ({ selection, writing }) => writing === layer || selection.includes(layer),
  )
}

/** `name` is that of the rule. Renders again only where its answer is another one. */
function usePeopleWhere(name: string, isMeant: (person: PersonHere) => boolean): readonly PersonHere[] {
  const { presence, account } = useDocumentView('design').document
  // biome-ignore lint/correctness/useExhaustiveDependencies: a rule is the same under the same name
  const some = useMemo(() => {
    const all = peopleIn(presence, account)
    const read = () => onePerPerson(all.get().filter(isMeant))
    const cached = createWatched(read(), isSame)
    return {
      get: () => {
        cached.set(read())
        return cached.get()
      },
      subscribe: all.subscribe,
    }
  }, [presence, account, name])
  return useWatched(some)
}
