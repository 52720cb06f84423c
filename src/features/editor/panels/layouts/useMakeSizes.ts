import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { createDesign } from '#kits/design/document/create-design.ts'
import { resizeToForm } from '#scene/edit/resize-to-form.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { sizeOfForm } from './useLayoutRequest.ts'

export interface SizedDesign {
  readonly id: string
  /** Of its form. */
  readonly key: string
  /** How many layers a person has to look at. */
  readonly toCheck: number
}

interface MakeSizes {
  readonly isBusy: boolean
  /** Makes a design of each form; answers those that were made, and says where one could not be. */
  make(wanted: readonly { readonly key: string; readonly name: string }[]): Promise<readonly SizedDesign[]>
}

/** The design in other sizes, as new designs beside it. One press makes them once. */
export function useMakeSizes(): MakeSizes {
  const { t } = useLingui()
  const { brand } = useDocument()
  const { body } = useShown()
  const isMaking = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const makeAll: MakeSizes['make'] = async (wanted) => {
    const made: SizedDesign[] = []
    for (const { key, name } of wanted) {
      const size = sizeOfForm(key)
      if (!size) continue
      const resized = resizeToForm(body, size)
      const id = await createDesign(brand, resized.body, { name: `${body.name} ${name}`.trim() })
        // The others can still be made.
        .catch((cause: unknown) => {
          console.warn('the design cannot be made in another size', cause)
          return null
        })
      if (id !== null) made.push({ id, key, toCheck: resized.toCheck.length })
    }
    const count = made.length
    const failed = wanted.length - count
    if (failed > 0)
      showToast({
        tone: 'error',
        text: t`디자인 ${failed}개를 만들지 못했어요. 이 기기의 저장 공간을 확인하고 다시 눌러 주세요.`,
      })
    else showToast({ tone: 'success', text: t`디자인 ${count}개를 ‘내 디자인’에 만들었어요.` })
    return made
  }
  return {
    isBusy,
    make: async (wanted) => {
      if (isMaking.current) return []
      isMaking.current = true
      setIsBusy(true)
      return makeAll(wanted).finally(() => {
        isMaking.current = false
        setIsBusy(false)
      })
    },
  }
}
