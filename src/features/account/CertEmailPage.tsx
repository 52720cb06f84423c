import { Trans } from '@lingui/react/macro'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { PageHead } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/Stack.tsx'
import { EmailCodeFields } from './forms/EmailCodeFields.tsx'
import { handOn, useGivenEmail } from './forms/given-email.ts'
import { useEmailCode } from './forms/useEmailCode.ts'

/** Confirms an address before sign-up, for people who come by a link. */
export function CertEmailPage() {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const id = useId()
  const [email, setEmail] = useState(useGivenEmail() ?? '')
  const code = useEmailCode(email)
  const { redirectUrl, mode = 'SIGNUP' } = search
  const onward = redirectUrl === undefined ? {} : { redirectUrl }
  const goOn = () => void navigate({ to: '/account/signup', search: onward, state: handOn(email) })

  // Codes of the other modes belong to existing accounts, each with a page of its own.
  if (mode !== 'SIGNUP') {
    const to = mode === 'DORMANCY' ? '/account/cert/dormancy' : '/account/cert/password/find'
    return <Navigate to={to} search={onward} state={handOn(email)} replace />
  }
  return (
    <>
      <PageHead
        title={<Trans>이메일 확인</Trans>}
        note={<Trans>가입할 이메일로 여섯 자리 인증 코드를 보내 드려요</Trans>}
      />
      <Stack gap={4}>
        <EmailCodeFields id={id} email={email} onEmail={setEmail} code={code} onConfirmed={goOn} />
        {code.isConfirmed && (
          <Button look="ink" size="large" isBlock onClick={goOn}>
            <Trans>가입 이어서 하기</Trans>
          </Button>
        )}
      </Stack>
    </>
  )
}
