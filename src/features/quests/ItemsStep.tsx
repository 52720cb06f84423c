import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { guide } from '#model/documents/guide.ts'
import { addItems, itemLimit, itemsAtMost, itemsIn, joinItems } from '#model/quest/quest-items.ts'
import { isComposing } from '#ui/composing.ts'
import { AddRow } from '#ui/controls/AddRow.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { ToggleChip } from '#ui/controls/ToggleChip.tsx'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import { QuestFrame } from './QuestFrame.tsx'
import type { StepProps } from './step-props.ts'

const field = guide.core.service

interface Props extends StepProps {
  question: string
  placeholder: string
}

/** Up to five menu items or services. Enter adds what is typed, and goes on where nothing is. */
export function ItemsStep({ question, placeholder, beside }: Props) {
  const { t } = useLingui()
  const { text, replace } = useTextBinding(field)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const items = itemsIn(text)

  function add(): boolean {
    if (typed.trim() === '') return true
    const added = addItems(text, typed, field.max)
    if (added.ok) {
      replace(added.answer)
      setTyped('')
      return true
    }
    const faults = {
      taken: t`이미 적은 이름이에요.`,
      tooMany: t`${itemsAtMost}개까지 적을 수 있어요.`,
      tooLong: t`모두 합쳐 ${field.max}자까지 적을 수 있어요.`,
    }
    setError(faults[added.why])
    return false
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || typed.trim() === '') return
    event.preventDefault()
    if (!isComposing(event)) add()
  }
  return (
    <QuestFrame
      step={4}
      title={question}
      note={<Trans>{itemsAtMost}개까지 적을 수 있어요. 하나를 쓰고 Enter를 누르면 더해져요.</Trans>}
      isAnswered={items.length > 0 || typed.trim() !== ''}
      onLeave={add}
      beside={beside}
    >
      {items.length > 0 && (
        <ToggleChips label={t`적은 것. 누르면 빠져요.`}>
          {items.map((item) => (
            <ToggleChip
              key={item}
              isOn
              onToggle={() => replace(joinItems(items.filter((other) => other !== item)))}
            >
              {item}
            </ToggleChip>
          ))}
        </ToggleChips>
      )}
      <AddRow
        field={
          <TextField
            label={t`이름`}
            placeholder={placeholder}
            maxLength={itemLimit}
            limit={itemLimit}
            value={typed}
            error={error}
            onText={(next) => {
              setError(undefined)
              setTyped(next)
            }}
            onKeyDown={onKeyDown}
            autoComplete="off"
            enterKeyHint="enter"
          />
        }
        button={
          <Button onClick={add}>
            <Trans>더하기</Trans>
          </Button>
        }
      />
    </QuestFrame>
  )
}
