import { useLingui } from '@lingui/react'
import { useMatches } from '@tanstack/react-router'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'

/** The title of the open screen, above where its content will be. */
export function Opening() {
  const { i18n } = useLingui()
  const title = useMatches().at(-1)?.staticData.screen?.title
  return (
    <div aria-busy="true">
      <Page measure="large">
        <PageHead title={title ? i18n._(title) : ''} />
        <Skeleton lines={6} />
      </Page>
    </div>
  )
}
