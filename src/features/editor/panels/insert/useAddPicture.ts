import { useLingui } from '@lingui/react/macro'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { photoRule } from '#kits/pictures/file-rules.ts'
import { useStoreFile } from '#kits/pictures/useStoreFile.ts'
import type { FileReference } from '#model/fields/file.ts'
import type { Point } from '#scene/shapes/matrix.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { pictureLayer } from './picture-layer.ts'
import { type Insert, useInsert } from './useInsert.ts'

export interface AddPicture {
  /**
   * Stores a picture on this device, from where it is uploaded when there is a network, and puts it on the shown page as a new
   * layer, about `point` or in the middle. Says why where it cannot; answers whether it is there.
   */
  addPicture(file: File, point?: Point): Promise<boolean>
  /** Only stores it: for a layer that is there already. null where it was refused, which `error` says. */
  storePicture(file: File): Promise<FileReference | null>
  readonly isBusy: boolean
  /** Why the last file was refused; null: it was not. */
  readonly error: string | null
}

/** For pictures that come from a device or the drive, by a press, pasted or dropped. */
export function useAddPicture(): AddPicture {
  const { t } = useLingui()
  const { document } = useDocumentView('design')
  const { body } = useShown()
  const insert: Insert = useInsert()
  const { store, isBusy, error } = useStoreFile(document.name)
  const storePicture = (file: File) => store(file, photoRule)
  const addPicture = async (file: File, point?: Point) => {
    const reference = await storePicture(file)
    if (!reference) return false
    const ratio = await ratioOf(file)
    if (ratio === null) {
      showToast({
        tone: 'error',
        text: t`그림으로 열 수 없는 파일이에요. 이름만 그림이거나 손상되었을 수 있어요.`,
      })
      return false
    }
    const id = 'idFile' in reference ? reference.idFile : reference.idBlob
    return insert([pictureLayer(body, `file:${id}`, ratio)], point)
  }
  return { addPicture, storePicture, isBusy, error }
}

/** Width by height; null where this browser cannot decode it. */
async function ratioOf(file: Blob): Promise<number | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return width > 0 && height > 0 ? width / height : null
  } catch (cause) {
    console.warn('a picture cannot be decoded', cause)
    return null
  }
}
