import { Trans, useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { DraftName } from '#model/workbook/steps.ts'
import { isComposing } from '#ui/composing.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Tabs } from '#ui/controls/Tabs.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useFocusKept } from '#ui/useFocusKept.ts'
import styles from './SideBar.module.css'
import { type LoadDrafts, Suggestions } from './Suggestions.tsx'
import { closeSideBar, useSideBar } from './side-bar-state.ts'

interface Props {
  /** The preview that it takes the place of; null where that stays beside it. */
  preview: ReactNode
  /** It is that of the strategy, not of the guide. */
  isStrategy: boolean
  /** The draft of the step that is open; null where it has none. */
  draft: DraftName | null
  loadDrafts: LoadDrafts
}

/** Suggestions for the open field and the check of its text, in place of the preview or as a sheet over it. */
export default function SideBar({ preview, isStrategy, draft, loadDrafts }: Props) {
  const { t } = useLingui()
  const { takesFocus } = useSideBar()
  const [tab, choose] = useState<'preview' | 'suggestions'>('suggestions')
  const bar = useRef<HTMLElement>(null)
  useFocusKept(bar)
  useEffect(() => {
    if (takesFocus) bar.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [takesFocus])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
    event.preventDefault()
    closeSideBar()
  }
  const suggestions = {
    id: 'suggestions' as const,
    label: <Trans>제안</Trans>,
    content: <Suggestions draft={draft} loadDrafts={loadDrafts} />,
  }
  return (
    <aside ref={bar} aria-label={t`제안`} className={styles.bar} onKeyDown={onKeyDown}>
      <Tabs
        label={t`오른쪽 칸`}
        isFilling
        value={preview === null ? 'suggestions' : tab}
        onChoose={choose}
        tabs={
          preview === null
            ? [suggestions]
            : [
                {
                  id: 'preview',
                  label: isStrategy ? <Trans>전략 미리보기</Trans> : <Trans>가이드 미리보기</Trans>,
                  content: <div className={styles.preview}>{preview}</div>,
                },
                suggestions,
              ]
        }
        end={<IconButton size="small" label={t`제안 닫기`} icon={<Icon of={X} />} onClick={closeSideBar} />}
      />
    </aside>
  )
}
