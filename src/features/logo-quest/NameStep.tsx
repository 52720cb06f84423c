import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { briefLimits } from '#model/logo/logo-brief.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { StepFrame } from './StepFrame.tsx'
import type { StepProps } from './step-props.ts'

/** The words that stand in the logo. */
export function NameStep({ brief, change }: StepProps) {
  const { t } = useLingui()
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  function isThere(): boolean {
    if (brief.name.trim() !== '') return true
    setError(t`로고에 들어갈 브랜드 이름을 적어 주세요.`)
    field.current?.focus()
    return false
  }
  return (
    <StepFrame step={0} onLeave={isThere}>
      <TextField
        ref={field}
        label={t`브랜드 이름`}
        mark={t`필수`}
        autoComplete="organization"
        placeholder={t`예: 온기`}
        maxLength={briefLimits.name}
        limit={briefLimits.name}
        value={brief.name}
        error={error}
        onText={(name) => {
          setError(undefined)
          void change({ name })
        }}
      />
      <TextField
        label={t`태그라인`}
        mark={t`선택`}
        hint={t`로고 옆이나 아래에 작게 들어가는 한 줄이에요. 없어도 돼요.`}
        autoComplete="off"
        maxLength={briefLimits.tagline}
        limit={briefLimits.tagline}
        value={brief.tagline}
        onText={(tagline) => void change({ tagline })}
      />
    </StepFrame>
  )
}
