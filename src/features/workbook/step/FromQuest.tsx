import { Trans } from '@lingui/react/macro'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useDocument } from '#device/documents/react/useDocument.ts'
import { isFromQuest, readQuest } from '#device/identity/quest-record.ts'
import { documents } from '#model/documents/documents.ts'
import type { Step } from '#model/workbook/steps.ts'
import { Tag } from '#ui/controls/Tag.tsx'

const fields = Object.values(documents).flatMap(({ $ }) => $.fields)

/** Says that the answer of a step is still the one of the first questions; nothing once it is changed. */
export default function FromQuest({ step }: { step: Step }) {
  const { brand } = useDocument()
  const answers = useAnswers()
  const paths = fields.filter((field) => field.step === step.path).map(({ path }) => path)
  if (!isFromQuest(readQuest(brand), paths, answers)) return null
  return (
    <p>
      <Tag>
        <Trans>첫 질문에서 적은 답</Trans>
      </Tag>
    </p>
  )
}
