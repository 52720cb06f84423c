import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Page } from '#ui/layout/Page.tsx'

/** While this device has nothing of the document yet: the first opening of a brand here. */
export function DocumentLoading({ label }: { label: string }) {
  return (
    <main aria-busy="true" aria-label={label}>
      <Page measure="content">
        <Skeleton lines={6} />
      </Page>
    </main>
  )
}
