import { Trans } from '@lingui/react/macro'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { createDesign } from '#kits/design/document/create-design.ts'
import { useMakeDesign } from '#kits/design/document/useMakeDesign.ts'
import { useSaveTemplate } from '#kits/design/document/useSaveTemplate.ts'
import type { DesignType } from '#kits/design/library/design-folder.ts'
import type { Body } from '#scene/body/body.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'

interface Props {
  body: Body
  createdType: DesignType
}

/** Of a template of the brand: makes an own design of it, which opens at once. Of a design, for designers: makes a template of it. */
export function TemplateButton({ body, createdType }: Props) {
  return createdType === 'BRAND' ? <UseButton body={body} /> : <SaveButton body={body} />
}

function UseButton({ body }: { body: Body }) {
  const { brand } = useDocument()
  const isReader = useReadsOnly()
  const { isBusy, open } = useMakeDesign()
  const use = () => void open(() => createDesign(brand, body, { name: body.name, createdType: 'USER' }))
  if (isReader) return null
  return (
    <Button icon={<Icon of={Plus} />} aria-busy={isBusy || undefined} onClick={use}>
      <Trans>이 템플릿으로 시작</Trans>
    </Button>
  )
}

function SaveButton({ body }: { body: Body }) {
  const save = useSaveTemplate()
  const [isBusy, setIsBusy] = useState(false)
  if (!save) return null
  const press = () => {
    if (isBusy) return
    setIsBusy(true)
    void save(body).finally(() => setIsBusy(false))
  }
  return (
    <Button icon={<Icon of={LayoutTemplate} />} aria-busy={isBusy || undefined} onClick={press}>
      <Trans>브랜드 템플릿으로</Trans>
    </Button>
  )
}
