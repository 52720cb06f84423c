import { useLingui } from '@lingui/react/macro'
import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import { guide } from '#model/documents/guide.ts'
import { isOtherScheme, webAddressOf, withScheme } from '#model/options/web-address.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { ConflictNotice } from '../answers/ConflictNotice.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { useProblem } from '../answers/useProblem.ts'
import { useValueInput } from '../answers/useValueInput.ts'

const field = guide.info.website

/** The brand's website. On blur a bare host gets `https://`; text that is no URL is not stored. */
export default function WebsiteQuestion({ words }: QuestionProps) {
  const { t, i18n } = useLingui()
  const { shown, fits, isRefused, lock, input } = useValueInput(field, {
    normalise: withScheme,
    refuses: isOtherScheme,
  })
  const [isWriting, setIsWriting] = useState(false)
  const [isHelped, setIsHelped] = useState(false)
  const problem = useProblem(field.path)
  const address = webAddressOf(withScheme(shown))
  const limit = i18n.number(field.max ?? 0)
  const fault = faultOf()

  function faultOf(): string | null {
    if (isRefused) return t`http:// 또는 https://로 시작하는 주소만 저장할 수 있어요.`
    if (!fits) return t`${limit}자까지 쓸 수 있어요.`
    if (isWriting) return null
    if (shown.trim() !== '' && address === null)
      return t`주소 형식이 아니에요. https://로 시작하는 주소를 입력해 주세요.`
    return problem
  }
  return (
    <div data-field={field.path}>
      <TextField
        {...input}
        label={words.labels[field.path] ?? words.name}
        placeholder={words.placeholder}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        hint={lock ?? (isHelped && !isWriting && t`앞에 https://를 붙였어요.`)}
        error={fault}
        end={
          address !== null && fault === null ? (
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ look: 'quiet', size: 'small', isIconOnly: true })}
              aria-label={t`새 탭에서 열기`}
              title={t`새 탭에서 열기`}
            >
              <Icon of={ExternalLink} size="small" />
            </a>
          ) : undefined
        }
        onFocus={() => {
          input.onFocus()
          setIsWriting(true)
          setIsHelped(false)
        }}
        onBlur={() => {
          setIsWriting(false)
          setIsHelped(!input.readOnly && fits && withScheme(shown) !== shown.trim())
          input.onBlur()
        }}
      />
      <ConflictNotice field={field} say={(text) => text} />
    </div>
  )
}
