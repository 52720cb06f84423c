import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { quoteDays, quoteLimits } from '#model/tasks/quote.ts'
import { Button } from '#ui/controls/Button.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Stack } from '#ui/Stack.tsx'
import styles from './Desk.module.css'
import { readAmount } from './read-amount.ts'

interface Props {
  isBusy: boolean
  /** What the message to the team lacks. */
  needsText: string | undefined
  onSend: (quote: { credit: number; days: number }) => void
}

/** What print costs, and how many days after its acceptance it arrives. What the price is for is written in the message. */
export function QuoteFields({ isBusy, needsText, onSend }: Props) {
  const { t } = useLingui()
  const most = quoteLimits.days
  const [creditText, setCreditText] = useState('')
  const [daysText, setDaysText] = useState('')
  const credit = within(creditText, quoteLimits.credit)
  const days = within(daysText, most)
  const missing =
    credit === null ? t`크레딧을 적어 주세요` : days === null ? t`걸리는 날을 적어 주세요` : needsText
  return (
    <Stack as="section" aria-labelledby="desk-quote" gap={4}>
      <h3 id="desk-quote" className={styles.part}>
        <Trans>견적</Trans>
      </h3>
      <TextField
        label={t`크레딧`}
        hint={t`인쇄와 배송을 모두 더해요.`}
        inputMode="numeric"
        value={creditText}
        maxLength={12}
        onText={setCreditText}
      />
      <TextField
        label={t`받아들인 뒤 도착까지 며칠`}
        hint={t`${most}일까지`}
        inputMode="numeric"
        value={daysText}
        maxLength={3}
        onText={setDaysText}
      />
      <div className={styles.buttons}>
        <Button
          look="ink"
          disabled={isBusy}
          aria-busy={isBusy || undefined}
          disabledReason={missing}
          reasonAt="hidden"
          onClick={() => credit !== null && days !== null && onSend({ credit, days })}
        >
          <Trans>{quoteDays}일 동안 유효한 견적 보내기</Trans>
        </Button>
      </div>
    </Stack>
  )
}

/** What was typed as a whole number of at least 1; null for what is none, or more than `most`. */
function within(text: string, most: number): number | null {
  const number = readAmount(text, 'KRW')
  return number !== null && number >= 1 && number <= most ? number : null
}
