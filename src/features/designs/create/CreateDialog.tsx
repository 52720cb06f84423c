import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useReducer, useState } from 'react'
import { changeSize, noSize, sizeOf } from '#kits/design/forms/canvas-size.ts'
import { SizeChoice } from '#kits/design/forms/SizeChoice.tsx'
import { useFormWords } from '#kits/design/forms/useFormWords.ts'
import type { DesignType } from '#kits/design/library/design-folder.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { Tabs } from '#ui/controls/Tabs.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { DesignStarts } from './DesignStarts.tsx'
import type { PictureStart, Start } from './start.ts'
import { TemplateStarts } from './TemplateStarts.tsx'
import { useStartDesign } from './useStartDesign.ts'

type Source = 'blank' | 'own' | 'brand' | 'market'

interface Props {
  createdType: DesignType
  /** Key of the folder that it is made in; null: the top. */
  folder: string | null
  onClose: () => void
}

/** What a new design begins with: an empty page of a size, a design, a template of the brand or one of the market. */
export default function CreateDialog({ createdType, folder, onClose }: Props) {
  const { t } = useLingui()
  const id = useId()
  const words = useFormWords()
  const [source, setSource] = useState<Source>('blank')
  const [size, change] = useReducer(changeSize, noSize)
  const [picked, pick] = useState<PictureStart | null>(null)
  const { isBusy, begin } = useStartDesign(createdType, folder)
  const sized = sizeOf(size)
  const { form, unit } = size
  const ofSize = sized && { ...sized, form, unit, name: (form === null ? undefined : words.form[form]) ?? '' }
  const start: Start | null = source === 'blank' ? ofSize && { kind: 'size', size: ofSize } : picked
  const create = (isForLayouts = false) => {
    if (!start || isBusy) return
    // The plans are a dialog too.
    if (start.kind === 'template' && start.template.isPremium) onClose()
    void begin(start, isForLayouts).then((isMade) => isMade && onClose())
  }
  const choose = (next: Source) => {
    setSource(next)
    pick(null)
  }
  const shared = { picked, onPick: pick }
  const reason = source === 'blank' ? t`너비와 높이를 골라 주세요` : t`시작할 것을 골라 주세요`
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={createdType === 'BRAND' ? <Trans>새 브랜드 템플릿</Trans> : <Trans>새 디자인</Trans>}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>취소</Trans>
          </Button>
          {source === 'blank' && (
            <Button
              disabledReason={start ? undefined : reason}
              reasonAt="hidden"
              onClick={() => create(true)}
            >
              <Trans>자동 배치로 시작</Trans>
            </Button>
          )}
          <Button
            look="ink"
            type="submit"
            form={id}
            aria-busy={isBusy || undefined}
            disabledReason={start ? undefined : reason}
            reasonAt="hidden"
          >
            <Trans>만들기</Trans>
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={() => create()}>
        <Tabs<Source>
          label={t`무엇으로 시작할지`}
          value={source}
          onChoose={choose}
          tabs={[
            {
              id: 'blank',
              label: <Trans>빈 캔버스</Trans>,
              content: <SizeChoice size={size} words={words} onChange={change} />,
            },
            {
              id: 'own',
              label: <Trans>내 템플릿</Trans>,
              content: <DesignStarts key="own" createdType="USER" {...shared} />,
            },
            {
              id: 'brand',
              label: <Trans>브랜드 템플릿</Trans>,
              content: <DesignStarts key="brand" createdType="BRAND" {...shared} />,
            },
            { id: 'market', label: <Trans>마켓</Trans>, content: <TemplateStarts {...shared} /> },
          ]}
        />
      </Form>
    </Dialog>
  )
}
