import { Trans } from '@lingui/react/macro'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { isFromQuest, readQuest } from '#kits/brands/quest-record.ts'
import { documents } from '#model/documents/documents.ts'
import type { Step } from '#model/workbook/steps.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { KnownAnswers } from './KnownAnswers.tsx'

const fields = Object.values(documents).flatMap(({ $ }) => $.fields)

/** What is known of the answer of a step before it is asked: where it comes from, or what could be written there. */
export default function FromQuest({ step }: { step: Step }) {
  return (
    <>
      <Origin step={step} />
      <KnownAnswers step={step} />
    </>
  )
}

/** Says that the answer of a step is still the one of the first questions; nothing once it is changed. */
function Origin({ step }: { step: Step }) {
  const { brand } = useDocument()
  const paths = fields.filter((field) => field.step === step.path).map(({ path }) => path)
  const isShown = useFromAnswers((answers) => isFromQuest(readQuest(brand), paths, answers))
  if (!isShown) return null
  return (
    <p>
      <Tag>
        <Trans>첫 질문에서 적은 답</Trans>
      </Tag>
    </p>
  )
}
