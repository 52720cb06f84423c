import { useLingui } from '@lingui/react/macro'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { type PictureOrigin, useLayerPicture } from '#kits/design/document/useLayerPicture.ts'
import { pickFromDrive } from '#kits/drive/drive-picking.ts'
import { photoRule } from '#kits/pictures/file-rules.ts'
import { useStoreFile } from '#kits/pictures/useStoreFile.ts'
import { showToast } from '#ui/overlays/toasts.ts'

interface PictureChoice {
  /** Takes the first of these files, and says so. */
  take(files: readonly File[]): Promise<void>
  /** The same with what is chosen in the dialog of the drive. */
  takeFromDrive(): Promise<void>
  /** Puts back what the template has there, which is a picture of the guide or nothing, and says so. */
  reset(origin: PictureOrigin, isOfGuide: boolean): void
  /** While a file is stored on this device. */
  readonly isBusy: boolean
  /** Why the last file was not taken; null: it was. */
  readonly error: string | null
}

/** Another picture for a layer of the open design, each time with a way to undo it. */
export function usePictureChoice(layer: string): PictureChoice {
  const { t } = useLingui()
  const { document } = useDocumentView('design')
  const { choose, reset, undo } = useLayerPicture(layer)
  const { store, isBusy, error } = useStoreFile(document.name)
  const say = (text: string) =>
    showToast({ tone: 'success', text, action: { label: t`실행 취소`, onPress: undo } })
  const take = async ([file]: readonly File[]) => {
    const stored = file && (await store(file, photoRule))
    if (stored && choose(stored)) say(t`사진을 바꿨어요`)
  }
  return {
    take,
    takeFromDrive: async () => take(await pickFromDrive({ types: photoRule.types, most: 1 })),
    reset: (origin, isOfGuide) => {
      if (reset(origin)) say(isOfGuide ? t`가이드 사진으로 돌아갔어요` : t`사진을 뺐어요`)
    },
    isBusy,
    error,
  }
}
