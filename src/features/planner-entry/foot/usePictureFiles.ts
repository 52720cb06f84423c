import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import type { PictureFiles } from '#kits/planner/picture/picture-files.ts'
import { usePictureScene } from '#kits/planner/picture/picture-scene.ts'
import { showToast } from '#ui/overlays/toasts.ts'

export interface MadePictures {
  /** Why they cannot be made now. */
  readonly refusal: string | undefined
  /** The files of pictures; says what is missing. */
  readonly make: (pictures: readonly string[]) => Promise<readonly File[]>
}

/** Makes the pictures of an entry files, on this device. */
export function usePictureFiles(): MadePictures {
  const { t } = useLingui()
  const { account, brand } = useDocumentView('planner').document
  const scene = usePictureScene()
  const [isBusy, setIsBusy] = useState(false)
  const make = async (pictures: readonly string[]): Promise<readonly File[]> => {
    if (!scene) return []
    setIsBusy(true)
    const made = await load(pictures, account, brand, scene.dress).catch(() => null)
    setIsBusy(false)
    if (made === null) {
      showToast({ tone: 'error', text: t`사진을 만들지 못했어요. 다시 눌러 주세요.` })
      return []
    }
    const { files, absent } = made
    if (absent > 0) showToast({ tone: 'error', text: t`이 기기에 없는 사진 ${absent}장은 빠졌어요` })
    return files
  }
  const refusal = scene === null ? t`사진을 읽는 중이에요` : isBusy ? t`사진을 만드는 중이에요` : undefined
  return { refusal, make }
}

/** What cannot be made is absent. */
async function load(
  pictures: readonly string[],
  account: number | null,
  brand: BrandRef,
  dress: DressOfBrand,
): Promise<PictureFiles> {
  const { pictureFiles } = await import('#kits/planner/picture/picture-files.ts')
  return pictureFiles(pictures, { account, brand, dress })
}
