import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { guide } from '#model/documents/guide.ts'
import {
  caretInFormatted,
  formatBusinessNumber,
  isBusinessNumber,
  isWholeBusinessNumber,
} from '#model/options/business-number.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { ConflictNotice } from '../answers/ConflictNotice.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { useProblem } from '../answers/useProblem.ts'
import { useValueInput } from '../answers/useValueInput.ts'

const field = guide.info.businessNumber

/**
 * Korean business registration number. A wrong one is reported but stays as typed, because it may be
 * corrected later.
 */
export default function BusinessNumberQuestion({ words }: QuestionProps) {
  const { t } = useLingui()
  const { shown, stored, fits, lock, input } = useValueInput(field, { format: putDashes })
  const [isWriting, setIsWriting] = useState(false)
  const problem = useProblem(field.path)
  const isEmpty = shown.trim() === ''
  const isRight = isBusinessNumber(shown.trim())
  // While the number is being typed and incomplete, no error is shown, neither from here nor from the server.
  const isChecked = !isEmpty && (!isWriting || isWholeBusinessNumber(shown) || !fits)
  const isWrong = isChecked && !isRight
  const isKept = stored === shown
  return (
    <div data-field={field.path}>
      <TextField
        {...input}
        label={words.labels[field.path] ?? words.name}
        placeholder={words.placeholder}
        inputMode="numeric"
        // No counter: the format itself shows how many digits are missing.
        limit={undefined}
        hint={
          lock ??
          (isWrong ? isKept && t`이 기기에는 적은 그대로 저장했어요. 맞게 고치면 서버에도 저장돼요.` : null)
        }
        error={isWrong ? t`사업자번호 형식이 아닙니다.` : (isEmpty || isRight) && !isWriting ? problem : null}
        onFocus={() => {
          input.onFocus()
          setIsWriting(true)
        }}
        onBlur={() => {
          input.onBlur()
          setIsWriting(false)
        }}
      />
      <ConflictNotice field={field} say={(text) => text} />
    </div>
  )
}

function putDashes(input: HTMLInputElement): void {
  const typed = input.value
  const formatted = formatBusinessNumber(typed)
  if (formatted === typed) return
  const caret = caretInFormatted(typed, input.selectionStart ?? typed.length, formatted)
  input.value = formatted
  input.setSelectionRange(caret, caret)
}
