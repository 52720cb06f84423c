import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { Suspense, useEffect, useRef } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { ReaderNote } from '#kits/team/ReaderNote.tsx'
import { contentOf } from '#kits/words/content.ts'
import { isTextTool, type Tool, toolOfKey } from '#model/tools/tools.ts'
import { isComposing } from '#ui/composing.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Note } from '#ui/Text.tsx'
import { useFocusKept } from '#ui/useFocusKept.ts'
import { toolBrandOf } from './brand/tool-brand.ts'
import panes from './panes/ToolPanes.module.css'
import styles from './Tools.module.css'
import TextTool from './text/TextTool.tsx'

const LayoutTool = lazyComponent(() => import('./designs/LayoutTool.tsx'))
const ResizeTool = lazyComponent(() => import('./designs/ResizeTool.tsx'))
const CutOutTool = lazyComponent(() => import('./pictures/CutOutTool.tsx'))
const PictureTool = lazyComponent(() => import('./pictures/PictureTool.tsx'))

/** The open tool by its key; nothing for a key that is none. */
export function OpenToolOf({ tool: key }: { tool: string }) {
  const tool = toolOfKey(key)
  return tool ? <OpenTool tool={tool} /> : null
}

/** An open tool. Escape closes it; the focus begins in its first empty field. */
export function OpenTool({ tool }: { tool: Tool }) {
  const { t } = useLingui()
  const names = contentOf('board/tools')
  const brand = useFromAnswers(toolBrandOf)
  const navigate = useNavigate()
  const isReader = useReadsOnly()
  const frame = useRef<HTMLElement>(null)
  useFocusKept(frame)
  const close = () => void navigate({ to: '/brand/ai-tool', resetScroll: false })
  useEffect(() => {
    const section = frame.current
    const fields = section?.querySelectorAll<HTMLInputElement>('input:not([type="radio"]), textarea') ?? []
    const empty = [...fields].find(({ value }) => value === '') ?? section?.querySelector('h3')
    empty?.focus({ preventScroll: true })
    section?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      ref={frame}
      className={styles.open}
      aria-labelledby="open-tool"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
        if (isIn(event.currentTarget, event.target)) close()
      }}
    >
      <header>
        <h3 id="open-tool" tabIndex={-1}>
          {names.name[tool.key]}
        </h3>
        <Note as="span">{names.note[tool.key]}</Note>
        <span className={styles.end}>
          <IconButton label={t`접기`} icon={<Icon of={X} />} onClick={close} />
        </span>
      </header>
      <ErrorRegion shows="line">
        <Suspense fallback={<Skeleton lines={4} />}>
          {isTextTool(tool.key) && <TextTool tool={tool.key} brand={brand} />}
          {isOfDesigns(tool) && isReader && <ReaderNote className={panes.pane} />}
          {tool.key === 'layout' && !isReader && <LayoutTool />}
          {tool.key === 'resize' && !isReader && <ResizeTool />}
          {tool.key === 'cut-out' && <CutOutTool />}
          {tool.key === 'image' && <PictureTool brand={brand} />}
        </Suspense>
      </ErrorRegion>
    </section>
  )
}

/** Whether it does nothing but make designs. */
const isOfDesigns = ({ key }: Tool) => key === 'layout' || key === 'resize'

/** Whether a key was pressed in the tool itself, not in a menu or dialog over it, which Escape closes. */
function isIn(tool: Element, target: EventTarget): boolean {
  return target instanceof Element && tool.contains(target) && target.closest('dialog') === null
}
