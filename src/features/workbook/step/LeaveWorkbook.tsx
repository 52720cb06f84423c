import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { Suspense, useState } from 'react'
import type { Section } from '#model/workbook/sections.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { guidePageOf } from '../sections/guide-page.ts'

const LeaveQuestion = lazyComponent(() => import('./LeaveQuestion.tsx'))

/** Close button: asks for confirmation, then opens the page that the section fills in. */
export default function LeaveWorkbook({ section }: { section: Section }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const page = guidePageOf(section)
  if (!page) return null
  return (
    <>
      <IconButton
        label={t`워크북 닫기`}
        aria-haspopup="dialog"
        icon={<Icon of={X} size="large" />}
        onClick={() => setIsAsking(true)}
      />
      {isAsking && (
        <Suspense fallback={null}>
          <LeaveQuestion
            onStay={() => setIsAsking(false)}
            onLeave={() => {
              setIsAsking(false)
              void navigate(page)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
