import { Trans, useLingui } from '@lingui/react/macro'
import ScrollText from 'lucide-react/icons/scroll-text'
import { useReducer } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { createDesign } from '#kits/design/document/create-design.ts'
import { useMakeDesign } from '#kits/design/document/useMakeDesign.ts'
import { useOpenEditor } from '#kits/design/document/useOpenEditor.ts'
import { changeSize, noSize, sizeOf } from '#kits/design/forms/canvas-size.ts'
import { SizeChoice } from '#kits/design/forms/SizeChoice.tsx'
import { useFormWords } from '#kits/design/forms/useFormWords.ts'
import { formOf } from '#model/forms/forms.ts'
import { emptyBody } from '#scene/body/empty-body.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Note, Text } from '#ui/Text.tsx'
import panes from '../panes/ToolPanes.module.css'

/** A page of a size, which the editor fills by rules with what is typed there. */
export default function LayoutTool() {
  const { t } = useLingui()
  const { brand } = useDocument()
  const words = useFormWords()
  const [size, change] = useReducer(changeSize, noSize)
  const { isBusy, open } = useMakeDesign()
  const openEditor = useOpenEditor()
  const sized = sizeOf(size)
  const { form, unit } = size
  const make = () => {
    if (!sized) return
    const bleed = form === null ? 0 : (formOf(form)?.bleed ?? 0)
    const body = emptyBody('', { form: form ?? 'custom', ...sized, unit, ...(bleed > 0 ? { bleed } : {}) })
    const name = (form === null ? undefined : words.form[form]) || t`새 디자인`
    void open(
      () => createDesign(brand, body, { name }),
      (id) => openEditor(id, 'ai'),
    )
  }
  return (
    <Stack gap={4} className={panes.pane}>
      <Note>
        <Trans>크기를 고르면 편집기가 열려요. 문구를 적으면 내 로고와 컬러, 글꼴로 배치해 보여 줘요.</Trans>
      </Note>
      <SizeChoice size={size} words={words} onChange={change} />
      <Row gap={3} align="center" isWrapped>
        <Button
          look="ink"
          aria-busy={isBusy || undefined}
          disabledReason={sized ? undefined : t`너비와 높이를 골라 주세요`}
          reasonAt="beside"
          onClick={make}
        >
          <Trans>배치 시작하기</Trans>
        </Button>
        <Row as="span" gap={1} align="center">
          <Icon of={ScrollText} size="small" />
          <Text as="span" tone="soft" size="small">
            <Trans>무료 · 규칙으로</Trans>
          </Text>
        </Row>
      </Row>
    </Stack>
  )
}
