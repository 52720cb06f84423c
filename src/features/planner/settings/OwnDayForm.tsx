import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import styles from './PlannerSettings.module.css'

interface OwnDay {
  readonly name: string
  readonly day: string
  readonly isYearly: boolean
  readonly isClosed: boolean
}

const nameLength = 40

/** A name and a date for one more day of the brand. */
export function OwnDayForm({ onAdd }: { onAdd: (day: OwnDay) => void }) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [day, setDay] = useState('')
  const [isYearly, setIsYearly] = useState(true)
  const [isClosed, setIsClosed] = useState(false)
  const isWhole = name.trim() !== '' && /^(19|20)\d\d-\d\d-\d\d$/.test(day)
  const add = () => {
    if (!isWhole) return
    onAdd({ name: name.trim(), day, isYearly, isClosed })
    setName('')
    setIsClosed(false)
  }
  return (
    <Form onSubmit={add}>
      <Stack gap={3}>
        <div className={styles.fields}>
          <TextField label={t`이름`} value={name} maxLength={nameLength} onText={setName} />
          <TextField
            label={t`날짜`}
            type="date"
            min="1900-01-01"
            max="2099-12-31"
            value={day}
            onText={setDay}
          />
        </div>
        <Row gap={4} isWrapped>
          <Checkbox checked={isYearly} onCheck={setIsYearly}>
            <Trans>매년</Trans>
          </Checkbox>
          <Checkbox checked={isClosed} onCheck={setIsClosed}>
            <Trans>이날은 쉬어요</Trans>
          </Checkbox>
          <Button type="submit" disabledReason={isWhole ? undefined : t`이름과 날짜를 적어 주세요`}>
            <Trans>더하기</Trans>
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
