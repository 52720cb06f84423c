import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { DocumentProvider } from '#device/documents/react/DocumentProvider.tsx'
import { useSession } from '#device/identity/session.ts'
import { ChapterSlot } from '#device/screen/chapter-slot.ts'
import { withWords } from '#device/words/interface.ts'
import { mainDocument } from '#model/documents/names.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { BrandFrame } from '../frames/load-shell.ts'
import type { ScreenFacts } from '../routing/screen.ts'
import { BrandColour } from './BrandColour.tsx'

const BrandFonts = lazyComponent(() => import('./BrandFonts.ts'), { when: afterFirstContentPaint })
const Comments = lazyComponent(() => import('#features/comments/Comments.tsx'), {
  when: afterFirstContentPaint,
})
const SectionApproval = lazyComponent(
  () => withWords(import('#features/approval/SectionApproval.tsx'), 'approval', 'tools'),
  {
    when: afterFirstContentPaint,
  },
)
const Shortcuts = lazyComponent(() => withWords(import('../shortcuts/Shortcuts.tsx'), 'tools'), {
  when: afterFirstContentPaint,
})
const NoticeWatch = lazyComponent(() => import('#features/notices/NoticeWatch.tsx'), {
  when: afterFirstContentPaint,
})
const DeviceDuties = lazyComponent(() => import('../background/DeviceDuties.tsx'), {
  when: afterFirstContentPaint,
})
// Only where this device turns out to have no words: nothing is shown for a blink before they are read.
const DocumentLoading = lazyComponent(
  () => withWords(import('../brand-state/DocumentLoading.tsx'), 'brand-menu', 'tools'),
  {
    when: afterFirstContentPaint,
  },
)

interface Props {
  layout: ScreenFacts['layout']
  children: ReactNode
}

/** The frames of a brand's screens, with its guide open on this device. */
export default function BrandShell({ layout, children }: Props) {
  const { session, brand } = useSession()
  const navigate = useNavigate()
  const isMissing = brand === null
  useEffect(() => {
    if (isMissing) void navigate({ to: '/profile', replace: true })
  }, [isMissing, navigate])

  if (brand === null) return null
  return (
    <>
      <DeviceDuties />
      <NoticeWatch />
      <DocumentProvider
        key={`${session?.idAccount ?? ''}:${brand}`}
        brand={brand}
        document={mainDocument}
        account={typeof brand === 'number' ? (session?.idAccount ?? null) : null}
        fallback={<DocumentLoading />}
      >
        <BrandColour />
        <BrandFonts />
        <Shortcuts />
        <ChapterSlot value={SectionApproval}>
          {layout === 'workbook' ? children : <BrandFrame>{children}</BrandFrame>}
        </ChapterSlot>
        <Comments />
      </DocumentProvider>
    </>
  )
}
