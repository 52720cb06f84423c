import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { itemLimit, itemsAtMost } from '#model/quest/quest-items.ts'
import { isComposing } from '#ui/composing.ts'
import { AddRow } from '#ui/controls/AddRow.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { ToggleChip } from '#ui/controls/ToggleChip.tsx'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import type { Items } from './useItems.ts'

interface Props extends Items {
  placeholder: string
}

/** Menu items or services as chips, and a field for the next one. Enter adds what is typed, and so does leaving the field. */
export function ItemsAnswer({ items, typed, fault, type, add, remove, max, placeholder }: Props) {
  const { t } = useLingui()
  const faults = {
    taken: t`이미 적은 이름이에요.`,
    tooMany: t`${itemsAtMost}개까지 적을 수 있어요.`,
    tooLong: t`모두 합쳐 ${max}자까지 적을 수 있어요.`,
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || typed.trim() === '') return
    event.preventDefault()
    if (!isComposing(event)) add()
  }
  return (
    <>
      {items.length > 0 && (
        <ToggleChips label={t`적은 것. 누르면 빠져요.`}>
          {items.map((item) => (
            <ToggleChip key={item} isOn onToggle={() => remove(item)}>
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
            error={fault && faults[fault]}
            onText={type}
            onKeyDown={onKeyDown}
            onBlur={(event) => add(event.currentTarget.value)}
            autoComplete="off"
            enterKeyHint="enter"
          />
        }
        button={
          <Button onClick={() => add()}>
            <Trans>더하기</Trans>
          </Button>
        }
      />
    </>
  )
}
