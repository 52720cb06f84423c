import { useMemo } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useEditorState, useShown } from '#features/editor/state/EditorProvider.tsx'
import { type DressOfBrand, useDress } from '#kits/design/dress/useDress.ts'
import { useDressOf } from '#kits/design/dress/useDressOf.ts'
import { hanLanguage } from '#kits/design/scene/han-language.ts'
import { formOf } from '#model/forms/forms.ts'
import type { Body, ImageLayer } from '#scene/body/body.ts'
import { fileIn } from '#scene/body/file-sources.ts'
import type { LayoutRequest } from '#scene/compose/layout-request.ts'
import type { Dress } from '#scene/dress/dress.ts'
import type { FormSize } from '#scene/edit/resize-to-form.ts'
import { isFilled } from '#scene/slots/is-filled.ts'
import { wordsForLayout } from './brief-words.ts'

export interface WantedLayouts {
  readonly request: LayoutRequest
  readonly turn: number
  /** The brand with the picture that was chosen. */
  readonly brand: DressOfBrand
  /** They are of another size than the design. */
  readonly isOtherSize: boolean
}

/** What layouts are asked for, the same object for as long as nothing of it changes. */
export function useLayoutRequest(): WantedLayouts {
  const brief = useWatched(useEditorState().brief)
  const { body } = useShown()
  const { photo, form, turn } = brief
  // Without the other pictures of the design, so that a change of it does not make the layouts anew.
  const brand = useDressOf(
    useMemo(() => pageWith(photo), [photo]),
    useDress(),
  )
  const own = JSON.stringify(sizeOf(body))
  const request = useMemo((): LayoutRequest => {
    const { dress } = brand
    const size = (form !== null && sizeOfForm(form)) || (JSON.parse(own) as FormSize)
    const words = wordsForLayout(brief.words, dress)
    return {
      words,
      photo: photo !== null && isThere(photo, dress) ? photo : null,
      size,
      dress,
      language: hanLanguage(),
    }
  }, [brand, brief.words, photo, form, own])
  const { unit, width, height } = request.size
  const isOtherSize = unit !== body.unit || width !== body.width || height !== body.height
  return useMemo(() => ({ request, turn, brand, isOtherSize }), [request, turn, brand, isOtherSize])
}

function sizeOf({ form, unit, width, height, bleed, pages: [page] }: Body): FormSize {
  const cut = page?.cut
  return { form, unit, width, height, ...(bleed !== undefined && { bleed }), ...(cut && { cut }) }
}

export function sizeOfForm(key: string): FormSize | null {
  const form = formOf(key)
  if (!form) return null
  const { width, height, unit, bleed } = form
  return { form: key, width, height, unit, ...(bleed > 0 && { bleed }) }
}

function isThere(photo: ImageLayer['src'], dress: Dress): boolean {
  const file = fileIn(photo)
  return file === null ? isFilled(photo as `{${string}}`, dress) : dress.files?.[file] !== undefined
}

function pageWith(photo: ImageLayer['src'] | null): Pick<Body, 'pages'> {
  const frame = { x: 0, y: 0, w: 1, h: 1 }
  const layers = photo === null ? [] : [{ id: 'photo', type: 'image', ...frame, src: photo } as const]
  return { pages: [{ id: 'page', background: '#FFFFFF', layers }] }
}
