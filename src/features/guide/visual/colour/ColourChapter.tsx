import { useLingui } from '@lingui/react/macro'
import { useAnswer } from '#engine/documents/react/useAnswer.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { coloursOf } from '#model/colour/brand-colours.ts'
import type { Hex } from '#model/colour/oklab.ts'
import type { ColourRole } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { ColourBook } from './ColourBook.tsx'

/** The colours of the open brand. */
export function ColourChapter() {
  const { t } = useLingui()
  const colours = useFromAnswers(coloursOf)
  const brandName = useFromAnswers((answers) => textOf(answers, guide.info.name.path))
  const { document, isReadOnly } = useDocumentView('guide')
  const phase = useWatched(document.phase)
  const isFinalised = useAnswer(guide.visual.colorFinalised.path) === true

  function fix(role: ColourRole, hex: Hex): void {
    document.edit((doc) => {
      guide.visual[role].write(doc, hex)
      if (isFinalised) guide.visual.colorFinalised.write(doc, null)
    })
    showToast({
      tone: 'success',
      text: isFinalised ? t`읽히는 색으로 바꿨어요. 확정은 풀렸어요.` : t`읽히는 색으로 바꿨어요`,
      action: { label: t`실행 취소`, onPress: document.undo },
    })
  }

  return (
    <ColourBook
      colours={colours}
      brandName={brandName}
      onFix={isReadOnly || phase !== 'ready' ? null : fix}
    />
  )
}
