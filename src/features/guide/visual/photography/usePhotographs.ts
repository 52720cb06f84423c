import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useList } from '#engine/documents/react/useList.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { photoRule } from '#kits/pictures/file-rules.ts'
import { useStoreFile } from '#kits/pictures/useStoreFile.ts'
import { guide } from '#model/documents/guide.ts'
import type { FileReference } from '#model/fields/file.ts'
import { showToast } from '#ui/overlays/toasts.ts'

export const photography = guide.visual.photography
/** Largest number of files added at once. */
export const batch = 20

export interface Photograph {
  readonly key: string
  readonly file: FileReference | null
  readonly description: string
  /** Id at the photo service; null for an uploaded image. */
  readonly idUnsplash: string | null
}

/**
 * The brand's photographs in their order, with the functions that change them. `room` says how many more fit,
 * negative where a merge exceeded the limit; `move` takes the index after the move.
 */
export function usePhotographs() {
  const { t } = useLingui()
  const { document, isReadOnly } = useDocumentView('guide')
  const phase = useWatched(document.phase)
  const { items, move } = useList(photography)
  const storing = useStoreFile()
  const [note, setNote] = useState<string | null>(null)
  const room = photography.atMost - items.length

  const addAll = async (files: readonly File[]) => {
    const accepted = files.slice(0, Math.max(0, Math.min(room, batch)))
    setNote(
      files.length > accepted.length
        ? t`한 번에 ${batch}장, 모두 ${photography.atMost}장까지 담을 수 있어요. ${files.length - accepted.length}장은 담지 않았어요.`
        : null,
    )
    for (const file of accepted) {
      const reference = await storing.store(file, photoRule)
      if (reference) document.edit((doc) => photography.add(doc, { file: reference }))
    }
  }
  const remove = (key: string) => {
    const at = items.findIndex((item) => item.key === key)
    const item = items[at]
    if (!item) return
    document.edit((doc) => photography.remove(doc, key))
    const { file, url, idUnsplash, description } = item
    showToast({
      tone: 'info',
      text: t`사진을 뺐어요`,
      action: {
        label: t`실행 취소`,
        onPress: () =>
          void document.edit((doc) => photography.add(doc, { file, url, idUnsplash, description }, { at })),
      },
    })
  }
  const photographs: readonly Photograph[] = items.map(({ key, file, description, idUnsplash }) => ({
    key,
    file,
    idUnsplash,
    description: description ?? '',
  }))
  return {
    photographs,
    isEditable: phase === 'ready' && !isReadOnly,
    room,
    isBusy: storing.isBusy,
    error: storing.error ?? note,
    addAll,
    move,
    remove,
  }
}
