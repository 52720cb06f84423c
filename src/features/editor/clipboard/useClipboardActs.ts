import { useLingui } from '@lingui/react/macro'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { createWatched } from '#engine/watch/watched.ts'
import { designLimits } from '#model/documents/design-limits.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Layer } from '#scene/body/body.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { copiesOf } from '#scene/edit/copies.ts'
import { addLayers, removeLayers } from '#scene/edit/structure.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { useAddPicture } from '../panels/insert/useAddPicture.ts'
import type { Scope } from '../scope/useScope.ts'
import { type Clip, readClip, wordsOf, writeClip } from './clip.ts'
import { isSvg, type Pasted, readSystem, writeSystem } from './pasted.ts'
import { forOtherBrand, placePasted, textLayerOf } from './place-pasted.ts'
import { useAddDrawing } from './svg/useAddDrawing.ts'

export interface ClipboardActs {
  /** Into the transfer of an event, or by way of the system where there is none; false where nothing is selected. */
  copy(transfer: DataTransfer | null): boolean
  cut(transfer: DataTransfer | null): boolean
  /** False where there is nothing for a page. `isInPlace`: exactly where it was copied from. */
  paste(pasted: Pasted, isInPlace: boolean): boolean
  pasteFromSystem(isInPlace: boolean): Promise<void>
}

/** What was copied last in this window, and how often it was pasted since. */
const held = createWatched<{ readonly clip: Clip; readonly times: number } | null>(null)

/** Copies layers, and pastes layers, pictures and words onto the open page. */
export function useClipboardActs(scope: Scope): ClipboardActs {
  const { t } = useLingui()
  const { brand } = useDocument()
  const { words } = scope.dress.dress
  const { addPicture } = useAddPicture()
  const addDrawing = useAddDrawing()
  const { body, edit, isReadOnly, keys, nodes, page, state } = scope

  // One after the other: each is stored on this device first.
  const addAll = async (pictures: readonly File[]) => {
    for (const picture of pictures) {
      if (picture.type === 'image/svg+xml') await addDrawing(picture)
      else await addPicture(picture)
    }
  }

  const copy = (transfer: DataTransfer | null) => {
    if (!page || keys.length === 0) return false
    const clip: Clip = { id: freshKey(), brand, page: page.id, layers: copiesOf(nodes, keys) }
    held.set({ clip, times: 0 })
    const texts = writeClip(clip, wordsOf(clip.layers, words))
    if (transfer) for (const [type, text] of Object.entries(texts)) transfer.setData(type, text)
    else void writeSystem(texts)
    return true
  }

  const add = (layers: readonly Layer[]) => {
    if (!page) return
    const made = edit((doc) => addLayers(doc, page.id, layers))
    if (made) state.selection.set(made)
    else if (!isReadOnly) showToast({ tone: 'error', text: t`이 디자인에는 레이어를 더 넣을 수 없어요.` })
  }

  const pasteClip = (clip: Clip, isInPlace: boolean) => {
    const before = held.get()
    const isHeld = before?.clip.id === clip.id
    const times = isHeld ? before.times + 1 : 1
    if (isHeld) held.set({ clip: before.clip, times })
    const isOther = String(clip.brand) !== String(brand)
    const layers = isOther ? forOtherBrand(clip.layers) : clip.layers
    const steps = clip.page === page?.id ? times : times - 1
    add(isInPlace ? layers : placePasted(layers, pageSizeOf(body), steps))
    if (isOther && layers !== clip.layers && JSON.stringify(layers) !== JSON.stringify(clip.layers))
      showToast({
        tone: 'info',
        text: t`다른 브랜드의 사진은 가져오지 못해 이 브랜드의 사진 자리로 바꿨어요.`,
      })
  }

  const paste = ({ text, files }: Pasted, isInPlace: boolean) => {
    if (isReadOnly || !page) return false
    const clip = readClip(text)
    if (clip) {
      pasteClip(clip, isInPlace)
      return true
    }
    const pictures = files.filter(({ type }) => type.startsWith('image/'))
    const words = text('text/plain').trim()
    if (pictures.length > 0) {
      void addAll(pictures)
      return true
    }
    if (words === '') return false
    if (isSvg(words)) {
      void addDrawing(new Blob([words]))
      return true
    }
    add([textLayerOf(words, pageSizeOf(body), designLimits.letters)])
    return true
  }

  return {
    copy,
    cut: (transfer) => {
      if (isReadOnly || scope.isAnyLocked('place') || !copy(transfer)) return false
      edit((doc) => removeLayers(doc, keys))
      state.selection.set([])
      return true
    },
    paste,
    pasteFromSystem: async (isInPlace) => {
      const pasted = await readSystem()
      const own = held.get()?.clip
      const isOwn = own && (pasted === null || pasted.text('text/plain') === wordsOf(own.layers, words))
      if (pasted && readClip(pasted.text)) paste(pasted, isInPlace)
      else if (isOwn && (pasted?.files.length ?? 0) === 0) pasteClip(own, isInPlace)
      else if (pasted && paste(pasted, isInPlace)) return
      else if (pasted) showToast({ tone: 'info', text: t`붙여 넣을 것이 없어요.` })
      else showToast({ tone: 'info', text: t`브라우저가 막았어요. 복사한 것은 키보드로 붙여 넣어 주세요.` })
    },
  }
}
