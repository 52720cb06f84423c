import { Trans, useLingui } from '@lingui/react/macro'
import { useReducer, useState } from 'react'
import { changeSize, noSize, sizeOf } from '#kits/design/forms/canvas-size.ts'
import { SizeChoice } from '#kits/design/forms/SizeChoice.tsx'
import { useFormWords } from '#kits/design/forms/useFormWords.ts'
import { formOf } from '#model/forms/forms.ts'
import { type FormSize, type Resized, resizeToForm } from '#scene/edit/resize-to-form.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Note } from '#ui/Text.tsx'
import { useShown } from '../state/EditorProvider.tsx'
import { ToCheck } from './ToCheck.tsx'
import { useResize } from './useResize.ts'

/** Another size for the design, or for a copy of it, and what has to be looked at afterwards. */
export default function ResizeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const words = useFormWords()
  const { body } = useShown()
  const [size, change] = useReducer(changeSize, noSize)
  const [done, setDone] = useState<Resized | null>(null)
  const { isBusy, inPlace, asCopy } = useResize()
  const sized = sizeOf(size)
  const wanted: FormSize | null = sized && {
    ...sized,
    unit: size.unit,
    form: size.form ?? 'custom',
    ...bleedOf(size.form),
  }
  const name = size.form === null ? sizeText(size) : (words.form[size.form] ?? size.form)
  const end = (resized: Resized) => {
    if (resized.toCheck.length > 0) setDone(resized)
    else onClose()
  }
  const reason = wanted ? undefined : t`너비와 높이를 골라 주세요`
  if (done) return <ToCheck resized={done} onClose={onClose} />
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={<Trans>다른 크기로 바꾸기</Trans>}
      description={<Trans>글과 그림의 자리를 새 크기에 맞게 다시 잡아요.</Trans>}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button
            disabledReason={reason}
            reasonAt="hidden"
            onClick={() => {
              const resized = wanted && inPlace(resizeToForm(body, wanted))
              if (resized) end(resized)
            }}
          >
            <Trans>이 디자인을 바꾸기</Trans>
          </Button>
          <Button
            look="ink"
            aria-busy={isBusy || undefined}
            disabledReason={reason}
            reasonAt="hidden"
            onClick={() => {
              if (wanted) void asCopy(resizeToForm(body, wanted), name).then((isMade) => isMade && onClose())
            }}
          >
            <Trans>복사본으로 만들기</Trans>
          </Button>
        </>
      }
    >
      <SizeChoice size={size} words={words} onChange={change} />
      <Note>
        <Trans>
          복사본은 새 디자인이 되어 편집기에서 열려요. 이 디자인을 바꾸면 실행 취소로 되돌릴 수 있어요.
        </Trans>
      </Note>
    </Dialog>
  )
}

function bleedOf(form: string | null): { readonly bleed?: number } {
  const bleed = form === null ? 0 : (formOf(form)?.bleed ?? 0)
  return bleed > 0 ? { bleed } : {}
}

function sizeText({ width, height, unit }: { width: string; height: string; unit: string }): string {
  return `${width} × ${height} ${unit}`
}
