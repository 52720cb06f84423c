import type { EditorScreenProps } from '../EditorScreen.tsx'
import { useShown } from '../state/EditorProvider.tsx'
import { PeopleBar } from '../together/PeopleBar.tsx'

/** Name of the design, where it is saved, undo, zoom, people, presentation, download. */
export function TopBar({ download, state }: EditorScreenProps) {
  const { body, page, dress } = useShown()
  return (
    <header>
      <h1>{body.name}</h1>
      {state}
      <PeopleBar />
      {download({ bodies: [body], shownPage: page ? body.pages.indexOf(page) : 0, dress })}
    </header>
  )
}
