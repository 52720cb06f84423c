import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'

const product = msg`새김`

/**
 * Sets the document title to `screen title | 새김`. A `title` in the loader's data wins over that of the route.
 */
export function useScreenTitle(): void {
  const matches = useMatches()
  const match = matches.at(-1)
  // Error screens set their own title.
  const isFailed = matches.some(
    (one) =>
      one.status === 'error' ||
      one.status === 'notFound' ||
      ('globalNotFound' in one && one.globalNotFound === true),
  )
  const fromLoader = titleOf(match?.loaderData)
  const declared = match?.staticData.screen?.title
  const title = fromLoader ?? (declared ? i18n._(declared) : null)
  useEffect(() => {
    if (isFailed) return
    const name = i18n._(product)
    document.title = title ? `${title} | ${name}` : name
  }, [title, isFailed])
}

function titleOf(data: unknown): string | null {
  return typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string'
    ? data.title
    : null
}
