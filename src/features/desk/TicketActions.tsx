import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { answerTicket, closeTicket } from '#contract/operator-support.ts'
import { ticketLimits } from '#model/support/ticket.ts'
import { Button } from '#ui/controls/Button.tsx'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { Stack } from '#ui/Stack.tsx'
import styles from './Desk.module.css'
import type { Ticket } from './DeskTicket.tsx'
import { deskRest } from './desk-rest.ts'
import { Fault } from './Fault.tsx'
import { useDeskAct } from './useDeskAct.ts'

/** Answers a question by mail, or closes it; nothing where it is closed. */
export function TicketActions({ ticket, onChanged }: { ticket: Ticket; onChanged: (next: Ticket) => void }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const { act, failure, busy } = useDeskAct(onChanged, () => setText(''))
  const { idTicket, status, answers } = ticket
  if (status === 'CLOSED') return null
  const params = { idTicket }
  const isFull = answers.length >= ticketLimits.answers
  return (
    <Stack gap={4}>
      {!isFull && (
        <RuledField
          label={t`답`}
          hint={t`적은 그대로 이메일로 보내요.`}
          rows={6}
          value={text}
          onText={setText}
          maxLength={ticketLimits.answer}
          limit={ticketLimits.answer}
        />
      )}
      <Fault failure={failure} />
      <div className={styles.buttons}>
        {!isFull && (
          <Button
            {...busy}
            look="ink"
            disabledReason={text.trim() === '' ? t`답을 먼저 적어 주세요` : undefined}
            reasonAt="hidden"
            onClick={() =>
              act(
                () => deskRest(answerTicket, { params, body: { text: text.trim() } }),
                t`답을 이메일로 보내요`,
              )
            }
          >
            <Trans>답 보내기</Trans>
          </Button>
        )}
        <Button
          {...busy}
          disabledReason={text.trim() === '' ? undefined : t`쓰던 답을 보내거나 지운 뒤에 끝낼 수 있어요`}
          reasonAt="hidden"
          onClick={() => act(() => deskRest(closeTicket, { params }), t`문의를 끝냈어요`)}
        >
          <Trans>문의 끝내기</Trans>
        </Button>
      </div>
    </Stack>
  )
}
