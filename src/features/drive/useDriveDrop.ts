import { useEffect, useEffectEvent, useState } from 'react'
import type { DroppedFile } from '#kits/drive/uploads/add-files.ts'
import { readDropped } from '#kits/drive/uploads/read-dropped.ts'

/** Where files that are dragged over the page would go. */
export interface DropPlace {
  /** Key of the item under the pointer. */
  readonly key: string | null
}

/**
 * Takes files that are dropped anywhere on the page or pasted, so that the browser never opens them instead. Null while
 * none are dragged. `onCheck`: whether files may be added where the item of this key is, null for the open folder.
 */
export function useDriveDrop(
  onCheck: (key: string | null) => boolean,
  onFiles: (files: readonly DroppedFile[], key: string | null) => void,
  onPaste: () => void,
): DropPlace | null {
  const [place, setPlace] = useState<DropPlace | null>(null)
  const check = useEffectEvent(onCheck)
  const add = useEffectEvent(onFiles)
  const paste = useEffectEvent(onPaste)
  useEffect(() => {
    const ending = new AbortController()
    const options = { capture: true, signal: ending.signal } as const
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.stopPropagation()
      const key = keyUnder(event)
      event.dataTransfer.dropEffect = check(key) ? 'copy' : 'none'
      setPlace((before) => (before?.key === key ? before : { key }))
    }
    addEventListener('dragenter', over, options)
    addEventListener('dragover', over, options)
    addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null) setPlace(null)
      },
      options,
    )
    addEventListener(
      'drop',
      (event) => {
        const { dataTransfer } = event
        if (!dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        event.stopPropagation()
        setPlace(null)
        const key = keyUnder(event)
        if (!check(key)) return
        readDropped(dataTransfer).then(
          (files) => add(files, key),
          (cause: unknown) => console.warn('dropped files cannot be read', cause),
        )
      },
      options,
    )
    addEventListener(
      'paste',
      (event) => {
        if (!check(null) || isInField(event.target)) return
        const files = [...(event.clipboardData?.files ?? [])]
        if (files.length > 0)
          add(
            files.map((file) => ({ file, path: [] })),
            null,
          )
        else paste()
      },
      options,
    )
    return () => ending.abort()
  }, [])
  return place
}

function keyUnder({ target }: DragEvent): string | null {
  return (target instanceof Element && target.closest<HTMLElement>('[data-key]')?.dataset.key) || null
}

function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable], dialog') !== null
}
