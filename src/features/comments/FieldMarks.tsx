import { useLingui } from '@lingui/react/macro'
import MessageSquare from 'lucide-react/icons/message-square'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#ui/Icon.tsx'
import { openComments } from './comments-state.ts'
import styles from './FieldMarks.module.css'

interface Found {
  readonly field: string
  readonly element: HTMLElement
}

/** A small mark with the number of open threads at every element with `data-field`. */
export default function FieldMarks({ counts }: { counts: ReadonlyMap<string, number> }) {
  const { t } = useLingui()
  const found = useFieldElements([...counts.keys()])
  return found.map(({ field, element }) => {
    const count = counts.get(field) ?? 0
    return createPortal(
      <button
        type="button"
        className={styles.mark}
        data-print="none"
        aria-label={t`의견 ${count} (이 칸)`}
        title={t`의견 ${count} (이 칸)`}
        onClick={() => openComments(field)}
      >
        <Icon of={MessageSquare} size="small" />
        {count}
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

/** The elements of the fields on the screen; searched again after the DOM has changed. */
function useFieldElements(fields: readonly string[]): readonly Found[] {
  const [found, setFound] = useState<readonly Found[]>([])
  const key = fields.join('\n')
  useEffect(() => {
    const wanted = new Set(key.split('\n'))
    let frame: number | null = null
    const look = () => {
      frame = null
      const next = [...document.querySelectorAll<HTMLElement>('main [data-field]')].flatMap((element) => {
        const field = element.dataset.field ?? ''
        return wanted.delete(field) && !element.matches('input, textarea, select') ? [{ field, element }] : []
      })
      for (const { field } of next) wanted.add(field)
      setFound((last) => (isSame(last, next) ? last : next))
    }
    const observer = new MutationObserver(() => {
      frame ??= requestAnimationFrame(look)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    look()
    return () => {
      observer.disconnect()
      if (frame !== null) cancelAnimationFrame(frame)
    }
  }, [key])
  return found
}

function isSame(a: readonly Found[], b: readonly Found[]): boolean {
  return a.length === b.length && a.every(({ element }, at) => element === b[at]?.element)
}
