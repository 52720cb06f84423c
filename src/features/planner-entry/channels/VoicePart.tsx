import { Trans } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { BrandCheck } from '#kits/voice/BrandCheck.tsx'
import { useBrandVoice } from '#kits/voice/useBrandVoice.ts'
import type { TextHandle } from '#model/fields/text.ts'
import { reworded } from '#model/voice/registers.ts'

interface Props {
  text: string
  /** Where a better word is written; null: the text is another channel's, or for a reader. */
  handle: TextHandle | null
}

/** Whether a text speaks as the brand does. Its length is counted beside the field. */
export default function VoicePart({ text, handle }: Props) {
  const { document } = useDocumentView('planner')
  const voice = useBrandVoice()
  const checked = useDeferredValue(text)
  return (
    <BrandCheck
      text={checked}
      voice={voice}
      about={<Trans>이 글</Trans>}
      // Of a text that has changed since, the ranges are others.
      onFix={
        handle !== null && checked === text
          ? (changes) => document.text(handle).replace(reworded(text, changes))
          : undefined
      }
    />
  )
}
