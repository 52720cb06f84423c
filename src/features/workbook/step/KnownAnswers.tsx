import { Trans } from '@lingui/react/macro'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { stepWordsOf } from '#kits/words/content.ts'
import { documents } from '#model/documents/documents.ts'
import { textOf } from '#model/fields/answers.ts'
import type { TextField } from '#model/fields/text.ts'
import { knownAnswers } from '#model/workbook/known-answers.ts'
import type { Step } from '#model/workbook/steps.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Row } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import RestrictedAnswer from '../answers/RestrictedAnswer.tsx'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'

const fields = Object.values(documents).flatMap(({ $ }) => $.fields)

/** Offers what another question has answered already, for each empty text of a step. */
export function KnownAnswers({ step }: { step: Step }) {
  const asked = fields.filter(
    (field): field is TextField =>
      field.step === step.path && field.kind === 'text' && knownAnswers.has(field.path),
  )
  return asked.map((field) => {
    const offer = <KnownAnswer key={field.path} step={step.path} field={field} />
    if (!field.writers) return offer
    return (
      <RestrictedAnswer key={field.path} writers={field.writers}>
        {offer}
      </RestrictedAnswer>
    )
  })
}

function KnownAnswer({ step, field }: { step: string; field: TextField }) {
  const { path } = field
  const { text, replace } = useTextBinding(field)
  const lock = useReadOnlyReason()
  const known = useFromAnswers((answers) => textOf(answers, knownAnswers.get(path) ?? '')).trim()
  if (known === '' || text !== '' || lock !== null) return null
  const words = stepWordsOf(step)
  const label = words?.labels[path] ?? words?.name ?? path
  return (
    <Row gap={2} isWrapped>
      <Text as="span" tone="soft" size="small">
        <Trans>
          {label}: 이미 적은 답이 있어요. {known}
        </Trans>
      </Text>
      <Button
        size="small"
        onClick={() => {
          replace(known)
          // The pressed button is gone then.
          document.querySelector<HTMLElement>(`[data-field="${path}"] :is(input, textarea)`)?.focus()
        }}
      >
        <Trans>여기에도 쓰기</Trans>
      </Button>
    </Row>
  )
}
