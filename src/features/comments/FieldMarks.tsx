import { useLingui } from '@lingui/react/macro'
import MessageSquare from 'lucide-react/icons/message-square'
import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#ui/Icon.tsx'
import { openComments } from './comments-state.ts'
import styles from './FieldMarks.module.css'

interface FieldElement {
  readonly field: string
  readonly element: HTMLElement
}

interface Props {
  /** Number of open threads by the path of their field. */
  counts: ReadonlyMap<string, number>
  /** Whether a path is that of a field of this screen. */
  isField: (path: string) => boolean
  /** Whether fields without comments have a button that starts one. */
  mayWrite: boolean
}

/**
 * A button at every element with `data-field`: the number of its open threads, or a new one. Without comments it is
 * shown while the pointer or the focus is in the field, and always where nothing can hover.
 */
export default function FieldMarks({ counts, isField, mayWrite }: Props) {
  const { t } = useLingui()
  const found = useFieldElements((path) => counts.has(path) || (mayWrite && isField(path)))
  return found.map(({ field, element }) => {
    const count = counts.get(field) ?? 0
    const label = count > 0 ? t`의견 ${count} (이 칸)` : t`이 칸에 의견 남기기`
    return createPortal(
      <button
        type="button"
        className={styles.mark}
        data-empty={count === 0 || undefined}
        data-print="none"
        aria-label={label}
        title={label}
        onClick={() => openComments(field, { isWriting: count === 0 })}
      >
        <Icon of={count > 0 ? MessageSquare : MessageSquarePlus} size="small" />
        {count > 0 && count}
      </button>,
      holderOf(element),
      field,
    )
  })
}

/** In a definition list only a dt can contain it. */
function holderOf(element: HTMLElement): HTMLElement {
  return element.querySelector<HTMLElement>(':scope > dt') ?? element
}

/** The first element of each wanted field on the screen; searched again after the DOM has changed. */
function useFieldElements(isWanted: (path: string) => boolean): readonly FieldElement[] {
  const [found, setFound] = useState<readonly FieldElement[]>([])
  const look = useEffectEvent(() => {
    const next = new Map<string, HTMLElement>()
    for (const element of document.querySelectorAll<HTMLElement>('main [data-field]')) {
      const field = element.dataset.field ?? ''
      if (!next.has(field) && !element.matches('input, textarea, select') && isWanted(field))
        next.set(field, element)
    }
    const all = [...next].map(([field, element]) => ({ field, element }))
    setFound((last) => (isSame(last, all) ? last : all))
  })
  useEffect(() => {
    let frame: number | null = null
    const observer = new MutationObserver(() => {
      frame ??= requestAnimationFrame(() => {
        frame = null
        look()
      })
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      if (frame !== null) cancelAnimationFrame(frame)
    }
  }, [])
  // Also after each change of the threads or of the screen, which need not change the DOM.
  useEffect(() => look())
  return found
}

function isSame(a: readonly FieldElement[], b: readonly FieldElement[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ field, element }, at) => element === b[at]?.element && field === b[at]?.field)
  )
}
