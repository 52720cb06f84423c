import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { PageHead } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/Stack.tsx'
import { OtherWays } from './OtherWays.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { type SentQuestion, useQuestion } from './useQuestion.ts'

/** Asks the operator something, who answers by mail; and the other ways to a person. */
export function ContactPage() {
  const question = useQuestion()
  return (
    <Stack gap={8}>
      {question.sent === null ? (
        <div>
          <PageHead
            title={<Trans>무엇을 도와드릴까요?</Trans>}
            note={<Trans>사람이 읽고 메일로 답해 드려요. 쓰는 대로 이 기기에 남아요.</Trans>}
          />
          <QuestionForm question={question} />
        </div>
      ) : (
        <Sent {...question.sent} />
      )}
      <OtherWays />
    </Stack>
  )
}

/** Gets the focus, because the button that was pressed is gone. */
function Sent({ email, idTicket }: SentQuestion) {
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => head.current?.querySelector('h1')?.focus(), [])
  return (
    <div ref={head}>
      <PageHead
        title={<Trans>문의를 받았어요</Trans>}
        note={
          <Trans>
            사람이 읽고 메일로 답해 드려요: {email}. 문의 번호는 {idTicket}번이에요.
          </Trans>
        }
      />
    </div>
  )
}
