import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { PasswordField } from '#ui/controls/PasswordField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { dayRange, type TypedGuards, usualEnd } from './link-guards.ts'

interface Props {
  guards: TypedGuards
  onChange: (guards: TypedGuards) => void
  /** The link always ends: its last day is asked for without being offered. */
  mustEnd?: boolean
}

/** Until when, and with which password, a new link opens. */
export function LinkGuards({ guards, onChange, mustEnd = false }: Props) {
  const { t } = useLingui()
  const { endDay, password } = guards
  const { first, last } = dayRange(new Date())
  return (
    <>
      {!mustEnd && (
        <Checkbox
          checked={endDay !== null}
          onCheck={(isOn) => onChange({ ...guards, endDay: isOn ? usualEnd(new Date()) : null })}
          hint={<Trans>그날이 지나면 링크가 저절로 닫혀요</Trans>}
        >
          <Trans>열 수 있는 날 정하기</Trans>
        </Checkbox>
      )}
      {endDay !== null && (
        <TextField
          label={t`마지막 날`}
          type="date"
          min={first}
          max={last}
          // Years are typed digit by digit.
          defaultValue={endDay}
          onText={(next) => onChange({ ...guards, endDay: next })}
        />
      )}
      <Checkbox
        checked={password !== null}
        onCheck={(isOn) => onChange({ ...guards, password: isOn ? '' : null })}
        hint={<Trans>링크와 비밀번호를 둘 다 아는 사람만 열어요</Trans>}
      >
        <Trans>비밀번호 걸기</Trans>
      </Checkbox>
      {password !== null && (
        <PasswordField
          label={t`링크 비밀번호`}
          autoComplete="off"
          hint={t`8자에서 64자까지, 글자와 숫자를 함께 써 주세요. 다시 보여 드릴 수 없으니 적어 두세요.`}
          value={password}
          onText={(next) => onChange({ ...guards, password: next })}
          words={{ show: t`비밀번호 보기`, hide: t`비밀번호 숨기기` }}
        />
      )}
    </>
  )
}
