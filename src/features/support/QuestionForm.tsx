import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { siteAddressHere } from '#kits/words/site-address.ts'
import { ticketKeptYears, ticketLimits, ticketTopics } from '#model/support/ticket.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import type { useQuestion } from './useQuestion.ts'
import { useTopicWords } from './useTopicWords.ts'

/** What it is about, who asks, where the answer goes and the question itself. */
export function QuestionForm({ question }: { question: ReturnType<typeof useQuestion> }) {
  const { t } = useLingui()
  const topicWords = useTopicWords()
  const failureWords = useFailureWords()
  const onlineReason = useOnlineReason()
  const form = useRef<HTMLFormElement>(null)
  const { typed, change, faults, isBusy, failure, send } = question

  async function submit() {
    const field = await send()
    if (field !== null) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  }
  return (
    <Form ref={form} onSubmit={submit}>
      <Stack gap={6}>
        <SelectField
          name="topic"
          label={t`무엇에 대한 문의인가요?`}
          placeholder={t`골라 주세요`}
          value={typed.topic}
          onChoose={(topic) => change({ topic })}
          options={ticketTopics.map((value) => ({ value: value as string, label: topicWords(value) }))}
          error={faults.topic && t`무엇에 대한 문의인지 골라 주세요.`}
        />
        <TextField
          name="name"
          label={t`이름`}
          autoComplete="name"
          limit={ticketLimits.name}
          value={typed.name}
          onText={(name) => change({ name })}
          error={faults.name && t`${ticketLimits.name}자까지 이름을 적어 주세요.`}
        />
        <TextField
          name="email"
          label={t`답을 받을 이메일`}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          autoCapitalize="off"
          maxLength={254}
          value={typed.email}
          onText={(email) => change({ email })}
          error={faults.email && t`유효하지 않은 이메일입니다.`}
        />
        <RuledField
          name="text"
          label={t`문의 내용`}
          hint={t`비밀번호나 카드 번호는 적지 마세요. 결제 문의라면 결제 번호가 있으면 더 빨라요.`}
          limit={ticketLimits.text}
          value={typed.text}
          onText={(text) => change({ text })}
          error={faults.text && t`${ticketLimits.text}자까지 문의 내용을 적어 주세요.`}
        />
        <Note>
          <Trans>
            이름과 이메일, 문의 내용은 답하는 데에만 쓰고, 문의가 끝난 뒤 {ticketKeptYears}년 동안 둬요.{' '}
            <a href={siteAddressHere('/policy/PRIVACY')} target="_blank" rel="noopener" className={linkClass}>
              개인정보 처리방침
            </a>
          </Trans>
        </Note>
        {failure && (
          <Note tone="danger" role="alert">
            {failureWords(failure)}
          </Note>
        )}
        <div>
          <Button
            type="submit"
            look="ink"
            size="large"
            aria-busy={isBusy || undefined}
            disabledReason={onlineReason}
          >
            {isBusy ? <Trans>보내는 중이에요</Trans> : <Trans>문의 보내기</Trans>}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
