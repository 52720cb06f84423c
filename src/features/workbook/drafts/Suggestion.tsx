import { Trans } from '@lingui/react/macro'
import PenLine from 'lucide-react/icons/pen-line'
import { Suspense, useState } from 'react'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { DraftName } from '#model/workbook/steps.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import { withCompositionWords } from './composition-words.ts'
import { useAcceptDraft } from './useAcceptDraft.ts'

const SuggestionOffer = lazyComponent(() => withCompositionWords(import('./SuggestionOffer.tsx')))

interface Props {
  draft: DraftName
  /** The field that an accepted draft is written to. */
  handle: TextHandle
  /** Key of the core value it is about. */
  valueKey?: string
}

/** Button that opens drafts made from the answers. Nothing is written before one is accepted. */
export default function Suggestion({ draft, handle, valueKey }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const binding = useTextBinding(handle)
  const accept = useAcceptDraft(binding)
  const lock = useReadOnlyReason()
  const opener = (
    <div>
      <Button
        look="quiet"
        size="small"
        hangs="start"
        icon={<Icon of={PenLine} size="small" />}
        disabledReason={lock ?? undefined}
        reasonAt="hidden"
        onClick={() => setIsOpen(true)}
      >
        <Trans>문장 제안 보기</Trans>
      </Button>
    </div>
  )
  if (!isOpen) return opener
  return (
    <Suspense fallback={opener}>
      <SuggestionOffer
        draft={draft}
        current={binding.text}
        onClose={() => setIsOpen(false)}
        onAccept={(text) => {
          accept(text)
          setIsOpen(false)
        }}
        {...(valueKey === undefined ? {} : { valueKey })}
      />
    </Suspense>
  )
}
