import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { createWatched } from '#engine/watch/watched.ts'

const product = msg`새김`

/** Title of the error screen that is shown, if one is: it stands in place of the title of the route. */
const statusTitle = createWatched<string | null>(null)

/**
 * Sets the document title to `screen title | 새김`. A `title` in the loader's data wins over that of the route.
 */
export function useScreenTitle(): void {
  const match = useMatches().at(-1)
  const status = useWatched(statusTitle)
  const fromLoader = titleOf(match?.loaderData)
  const declared = match?.staticData.screen?.title
  const title = status ?? fromLoader ?? (declared ? i18n._(declared) : null)
  useEffect(() => setTitle(title), [title])
}

/** Sets the document title while an error screen is shown, also where the root with `useScreenTitle` is not. */
export function useStatusTitle(title: string): void {
  useEffect(() => {
    setTitle(title)
    statusTitle.set(title)
    return () => statusTitle.set(null)
  }, [title])
}

function setTitle(title: string | null): void {
  const name = i18n._(product)
  document.title = title ? `${title} | ${name}` : name
}

function titleOf(data: unknown): string | null {
  return typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string'
    ? data.title
    : null
}
