import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { Section } from '#model/workbook/sections.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { guidePageOf } from './guide-page.ts'

/** Closes the workbook after asking, and opens the page of the guide that it writes. */
export function LeaveWorkbook({ section }: { section: Section }) {
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
      <ConfirmDialog
        isOpen={isAsking}
        title={<Trans>작성 중인 워크북에서 나갈까요?</Trans>}
        cancelLabel={<Trans>취소</Trans>}
        confirmLabel={<Trans>나가기</Trans>}
        closeLabel={t`닫기`}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          void navigate(page)
        }}
      >
        <p>
          <Trans>답변은 이미 저장됐어요.</Trans>
        </p>
      </ConfirmDialog>
    </>
  )
}
