import { Suspense } from 'react'
import type { NewEntry } from '#kits/planner/planner-actions.ts'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const DressedPicture = lazyComponent(() => import('#kits/planner/picture/DressedPicture.tsx'))

/** The words of a draft in its template, as wide as its parent. */
export function DraftPicture({ draft }: { draft: NewEntry }) {
  const { template, title = null, text = '', day = null, channels = null } = draft
  if (template == null) return null
  return (
    <ErrorRegion shows="nothing">
      <Suspense fallback={null}>
        <DressedPicture idTemplate={template} post={{ title, text, day, channels }} />
      </Suspense>
    </ErrorRegion>
  )
}
