import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import type { Form } from '#kits/design/pdf/page-boxes.ts'
import { formOf } from '#model/forms/forms.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { DownloadOptions } from '../DownloadOptions.tsx'
import { choiceFor, type DownloadChoice, keepChoice, readChoice } from '../download-choice.ts'
import { TargetButtons } from '../TargetButtons.tsx'
import { FailedDesigns } from './FailedDesigns.tsx'
import { MakingProgress } from './MakingProgress.tsx'
import type { NamedDesign } from './make-several.ts'
import { useSeveral } from './useSeveral.ts'

interface Props {
  designs: readonly NamedDesign[]
  /** Name of the folder that they are in. */
  folder: string | undefined
  dress: DressOfBrand
  onClose: () => void
}

/** Files of several designs in one format: what is chosen, how far it is, and of which there are none. */
export default function DownloadDialog({ designs, folder, dress, onClose }: Props) {
  const { t } = useLingui()
  const { brand } = useDocument()
  const [chosen, setChoice] = useState(readChoice)
  const sizes = designs.flatMap(({ design }) => sizeOf(design))
  const choice = choiceFor(sizes, chosen)
  const change = (next: DownloadChoice) => {
    setChoice(next)
    keepChoice(next)
  }
  const { state, send, cancel } = useSeveral({
    brand,
    designs,
    dress,
    name: folder ?? t`디자인`,
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      closesOutside={state.kind !== 'making'}
      title={<Plural value={designs.length} other="디자인 #개 내려받기" />}
      closeLabel={t`닫기`}
      actions={
        state.kind === 'making' ? (
          <Button onClick={cancel}>
            <Trans>취소</Trans>
          </Button>
        ) : state.kind === 'ended' ? (
          <Button look="ink" onClick={onClose}>
            <Trans>확인</Trans>
          </Button>
        ) : undefined
      }
    >
      {state.kind === 'making' ? (
        <MakingProgress done={state.done} of={designs.length} name={state.name} />
      ) : state.kind === 'ended' ? (
        <FailedDesigns failed={state.failed} made={state.made} />
      ) : (
        <Stack gap={4}>
          <DownloadOptions sizes={sizes} choice={choice} onChange={change} />
          {designs.length > 1 && (
            <Text tone="soft" size="small">
              <Trans>압축 파일 하나로 내려받아요. 드라이브에는 폴더로 담겨요.</Trans>
            </Text>
          )}
          <Stack gap={2}>
            <TargetButtons
              format={choice.format}
              reason={dress.isWhole ? undefined : t`로고와 사진을 읽고 있어요`}
              onSend={(target) => send(choice, target)}
            />
          </Stack>
        </Stack>
      )}
    </Dialog>
  )
}

/** As the list knows it; none where it does not. */
function sizeOf({ form, width, height, unit }: NamedDesign['design']): Form[] {
  if (width === null || height === null) return []
  const bleed = form === null ? 0 : (formOf(form)?.bleed ?? 0)
  return [{ width, height, unit: unit ?? 'px', bleed }]
}
