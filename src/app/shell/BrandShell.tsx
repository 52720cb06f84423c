import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { DocumentProvider } from '#device/documents/DocumentProvider.tsx'
import { useSession } from '#device/session/session.ts'
import type { ScreenFacts } from '../screen.ts'
import { ShortcutsProvider } from '../shortcuts/ShortcutsProvider.tsx'
import { BrandColour } from './BrandColour.tsx'
import { BrandFrame } from './BrandFrame.tsx'
import { DocumentLoading } from './DocumentLoading.tsx'
import { PersonalFrame } from './PersonalFrame.tsx'
import { useDeviceDuties } from './useDeviceDuties.ts'

interface Props {
  layout: ScreenFacts['layout']
  guard: ScreenFacts['guard']
  children: ReactNode
}

/** The frames of a brand's screens, with its guide open on this device. */
export default function BrandShell({ layout, guard, children }: Props) {
  const { session, brand } = useSession()
  const navigate = useNavigate()
  useDeviceDuties()
  const isMissing = guard === 'brand' && brand === null
  useEffect(() => {
    if (isMissing) void navigate({ to: '/profile', replace: true })
  }, [isMissing, navigate])

  if (guard !== 'brand' || brand === null) {
    return (
      <ShortcutsProvider>
        <PersonalFrame>{children}</PersonalFrame>
      </ShortcutsProvider>
    )
  }
  return (
    <DocumentProvider
      key={`${session?.idAccount ?? ''}:${brand}`}
      brand={brand}
      document="guide"
      account={typeof brand === 'number' ? (session?.idAccount ?? null) : null}
      fallback={<DocumentLoading />}
    >
      <BrandColour />
      <ShortcutsProvider>
        {layout === 'workbook' ? children : <BrandFrame>{children}</BrandFrame>}
      </ShortcutsProvider>
    </DocumentProvider>
  )
}
