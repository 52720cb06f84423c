import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useOriginalLayers } from '#kits/design/document/useOriginalLayers.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import type { Body, ImageLayer } from '#scene/body/body.ts'
import { fileIn, freePhotos } from '#scene/body/file-sources.ts'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/Stack.tsx'
import { PicturesForm } from './pictures/PicturesForm.tsx'
import { picturesOf } from './pictures/picture-fields.ts'
import { WordsForm } from './words/WordsForm.tsx'
import { wordsOf } from './words/word-fields.ts'

interface Props {
  body: Body
  dress: DressOfBrand
  /** Something of this page got the focus. */
  onFocus: (page: number) => void
}

/** The pictures and texts of a design, page by page. */
export function DesignForm({ body, dress, onFocus }: Props) {
  const { t } = useLingui()
  const originals = useOriginalLayers()
  const words = useMemo(() => wordsOf(body), [body])
  const pictures = useMemo(() => picturesOf(body), [body])
  const isOfMany = body.pages.length > 1
  const originOf = ({ id }: ImageLayer) => {
    const original = originals.get(id)
    const isSlot = original?.type === 'image' && fileIn(original.src) === null
    return isSlot ? original : { src: freePhotos(body)() }
  }
  return (
    <Stack gap={8}>
      {body.pages.map(({ id }, page) => {
        const shown = pictures.find((one) => one.page === page)
        const written = words.find((one) => one.page === page)
        const focus = () => onFocus(page)
        return (
          (shown || written) && (
            <Stack key={id} gap={8}>
              {shown && (
                <section>
                  <SectionHead title={isOfMany ? t`${page + 1}쪽의 사진` : t`사진 바꾸기`} />
                  <PicturesForm dress={dress} fields={shown.fields} originOf={originOf} onFocus={focus} />
                </section>
              )}
              {written && (
                <section>
                  <SectionHead title={isOfMany ? t`${page + 1}쪽의 글` : t`글`} />
                  <WordsForm
                    dress={dress.dress}
                    groups={written.groups}
                    originals={originals}
                    onFocus={focus}
                  />
                </section>
              )}
            </Stack>
          )
        )
      })}
    </Stack>
  )
}
