import { useLingui } from '@lingui/react/macro'
import { useOnline } from '#engine/browser/network.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useFileUrl } from '#engine/files/useFileUrl.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import type { FileReference } from '#model/fields/file.ts'
import { fileIn } from '#scene/body/file-sources.ts'
import { fileReferenceOf } from '#scene/document/nodes-of.ts'
import type { DressPicture } from '#scene/dress/dress.ts'
import { photoOf } from '#scene/slots/is-filled.ts'

export interface PictureState {
  /** What is shown; null: the place is empty. */
  readonly picture: DressPicture | null
  /** Where it is from, or why there is none. */
  readonly words: string
  readonly isProblem: boolean
}

/** What a picture of a design shows in a dress, in words. */
export function usePictureState(src: string, { dress, isWhole }: DressOfBrand): PictureState {
  const { t } = useLingui()
  const { brand } = useDocument()
  const isOnline = useOnline()
  const file = fileIn(src)
  const reference: FileReference | null = file === null ? null : fileReferenceOf(file)
  const { isOnlyHere, problem } = useFileUrl(reference)
  if (file === null) {
    const picture = photoOf(src, dress)
    const words = picture ? t`가이드의 사진이에요.` : t`가이드에 아직 이 자리의 사진이 없어요.`
    return { picture, words, isProblem: false }
  }
  const picture = dress.files?.[file] ?? null
  if (!picture) {
    if (!isWhole) return { picture, words: t`사진을 읽고 있어요.`, isProblem: false }
    const words = isOnline
      ? t`지웠거나 볼 수 없는 사진이에요. 다른 사진으로 바꿔 주세요.`
      : t`이 기기에 아직 없는 사진이에요. 인터넷에 연결되면 보여요.`
    return { picture, words, isProblem: true }
  }
  if (problem !== null) {
    const why = problem || t`동기화 상태에서 다시 보낼 수 있어요.`
    return { picture, words: t`올리지 못했어요. ${why}`, isProblem: true }
  }
  const isWaiting = isOnlyHere && !isLocal(brand)
  const words = isWaiting ? t`이 기기에만 있어요. 인터넷에 연결되면 올려요.` : t`이 디자인에 고른 사진이에요.`
  return { picture, words, isProblem: false }
}
