import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useBrands } from '#engine/store/brands.ts'
import { Button } from '#ui/controls/Button.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { SettingRow } from '../rows/SettingRow.tsx'

/** Exports an archive of every brand on this device; works offline. */
export function OwnCopies({ idAccount }: { idAccount: number }) {
  const { t } = useLingui()
  const here = (useBrands() ?? []).filter(({ openedAt }) => openedAt !== null)
  const [isPacking, setIsPacking] = useState(false)
  const names = here.map(({ name }) => name || t`이름 없는 브랜드`).join(', ')

  async function pack(): Promise<void> {
    setIsPacking(true)
    try {
      const { saveCopies } = await import('#kits/brands/archive/save-copies.ts')
      await saveCopies(
        idAccount,
        here.map(({ id }) => id),
      )
    } catch (cause) {
      console.warn('the copies cannot be made', cause)
      showToast({ tone: 'error', text: t`백업을 만들지 못했어요. 글은 이 기기에 그대로 있어요.` })
    }
    setIsPacking(false)
  }

  return (
    <SettingRow
      label={<Trans>내보내기</Trans>}
      note={
        here.length === 0 ? (
          <Trans>이 기기에서 연 브랜드가 여기에 담겨요.</Trans>
        ) : (
          <Trans>답변, 변경 이력, 파일을 브랜드마다 압축 파일로 받아요.</Trans>
        )
      }
      end={
        here.length > 0 && (
          <Button
            look="quiet"
            size="small"
            hangs="end"
            disabledReason={isPacking ? t`묶는 중이에요` : undefined}
            reasonAt="hidden"
            onClick={() => void pack()}
          >
            <Trans>파일로 내보내기</Trans>
          </Button>
        )
      }
    >
      {names || <Trans>아직 없음</Trans>}
    </SettingRow>
  )
}
