import { Trans } from '@lingui/react/macro'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { isFromQuest, readQuest } from '#kits/brands/quest-record.ts'
import { documents } from '#model/documents/documents.ts'
import type { Step } from '#model/workbook/steps.ts'
import { Tag } from '#ui/controls/Tag.tsx'

const fields = Object.values(documents).flatMap(({ $ }) => $.fields)

/** Says that the answer of a step is still the one of the first questions; nothing once it is changed. */
export default function FromQuest({ step }: { step: Step }) {
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
