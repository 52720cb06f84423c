import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { readBrandFact } from '#engine/identity/brand-facts.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useSession } from '#engine/identity/session.ts'
import { ChapterSlot } from '#kits/screen/chapter-slot.ts'
import { mainDocument } from '#model/document-kinds/names.ts'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { FrameOutlet } from '../frames/FrameOutlet.tsx'
import { BrandColour } from './BrandColour.tsx'

const BrandOverlays = lazyComponent(() => import('./BrandOverlays.tsx'), {
  when: afterFirstContentPaint,
})
const SectionApproval = lazyComponent(() => import('#features/approval/SectionApproval.tsx'), {
  when: afterFirstContentPaint,
})
// Shown only if this device has no stored answers, so that it does not flash before they are read.
const DocumentLoading = lazyComponent(() => import('../brand-state/DocumentLoading.tsx'), {
  when: afterFirstContentPaint,
})

/** Opens the guide of the chosen brand on this device, around every screen of the brand. */
export function OpenBrand() {
  const { session, brand } = useSession()
  const navigate = useNavigate()
  const isMissing = brand === null
  useEffect(() => {
    if (isMissing) void navigate({ to: '/profile', replace: true })
  }, [isMissing, navigate])

  if (brand === null) return null
  const idAccount = session?.idAccount ?? null
  const account = typeof brand === 'number' ? idAccount : null
  return <Opened key={`${idAccount ?? ''}:${brand}`} brand={brand} account={account} />
}

/** For an account that only reads the brand nothing in it can be written: every document inside is read-only too. */
function Opened({ brand, account }: { brand: BrandRef; account: number | null }) {
  const [isReader, setIsReader] = useState(() => readBrandFact(brand, 'reader') !== null)
  return (
    <DocumentProvider
      brand={brand}
      document={mainDocument}
      account={account}
      isReadOnly={isReader}
      fallback={<DocumentLoading />}
    >
      <ErrorRegion>
        <BrandColour />
      </ErrorRegion>
      <ChapterSlot value={SectionApproval}>
        <FrameOutlet />
      </ChapterSlot>
      <BrandOverlays onReader={setIsReader} />
    </DocumentProvider>
  )
}
