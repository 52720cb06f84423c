import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { contentOf } from '#kits/words/content.ts'
import { answerStyles, type TextTool as Key } from '#model/tools/tools.ts'
import type { ToolBrand } from '../brand/tool-brand.ts'
import panes from '../panes/ToolPanes.module.css'
import { ToolForm } from './ToolForm.tsx'
import { ToolResultPart } from './ToolResultPart.tsx'
import { toolVariants } from './tool-fields.ts'
import { useTextTool } from './useTextTool.ts'

interface Props {
  tool: Key
  brand: ToolBrand
}

/** What is asked on the left, what the rules write of it on the right; on narrow screens below each other. */
export default function TextTool({ tool, brand }: Props) {
  const { i18n } = useLingui()
  const names = contentOf('board/tools')
  const variants =
    tool === 'review'
      ? answerStyles.map(({ key }) => ({ value: key as string, label: names.style[key] }))
      : toolVariants[tool].map(({ value, label }) => ({ value, label: i18n._(label) }))
  const state = useTextTool(tool, brand, variants[0]?.value ?? '')
  const [missing, setMissing] = useState<readonly string[]>([])
  return (
    <div className={panes.halves}>
      <ToolForm
        tool={tool}
        state={state}
        missing={missing}
        onType={(key, value) => {
          state.type(key, value)
          setMissing(missing.filter((one) => one !== key))
        }}
        onWrite={() => setMissing(state.write())}
      />
      <ToolResultPart tool={tool} state={state} variants={variants} />
    </div>
  )
}
