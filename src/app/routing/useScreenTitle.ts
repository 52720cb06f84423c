import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'

const product = msg`새김`

/** `page name | 새김`. A screen that knows a better name, such as a step's, says it with its loader's `title`. */
export function useScreenTitle(): void {
  const matches = useMatches()
  const match = matches.at(-1)
  // The page that says what went wrong has a name of its own.
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
